import SwiftUI

@main
struct Main: App { var body: some Scene { WindowGroup { Title() } } }

struct Title: View {
  var body: some View {
    Text("c").font(Font(UIFont.text(size: 1)))
    Text("d").font(Font(UIFont.bold(size: 1)))
    Text("e").font(.text(size: 12))
  }
}
