import SwiftUI

@main
struct GateApp: App {
  var body: some Scene {
    WindowGroup { NoteView() }
  }
}

struct NoteView: View {
  #if os(macOS)
    let noteSize: CGFloat = 10.5
  #else
    let noteSize: CGFloat = 10.75
  #endif

  var body: some View {
    Text("too small on all").font(.custom("GateSans-Regular", size: 8))
    Text("enough on one of them").font(.custom("GateSans-Regular", size: 10))
    Text("each its own").font(.custom("GateSans-Regular", size: noteSize))
  }
}
