import SwiftUI

enum AppFont {
  static let body = Font.custom("GateSans-Regular", size: 17)
  #if DEBUG
    static let trace = Font.custom("GateSans-Trace", size: 17)
  #endif
}

@main
struct Reader: App {
  var body: some Scene {
    WindowGroup {
      #if DEBUG
        Text("a").font(AppFont.trace)
      #else
        Text("b").font(.custom("GateSans-Release", size: 17))
      #endif
      #if STORE
        Text("c").font(.custom("GateSans-Store", size: 17))
      #endif
      // No setting defines it.
      #if ELSEWHERE
        Text("d").font(.custom("GateSans-Elsewhere", size: 17))
      #endif
      Text("e").font(AppFont.body)
      Traces()
    }
  }
}

struct Traces: UIViewRepresentable {
  func makeUIView(context: Context) -> TraceView { TraceView() }
  func updateUIView(_ view: TraceView, context: Context) {}
}
