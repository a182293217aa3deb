import SwiftUI

@main
struct DiaryApp: App {
  var body: some Scene { WindowGroup { Page() } }
}

struct Page: View {
  var body: some View {
    Text("a").font(Font(Theme.title)).background(Color(Style().color))
    Text("b").font(Font(heading(Warm.self)))
    Text("c").font(Font(Faces.face(at: \.large)))
    Text("d").font(Font(Theme.caption))
    Note()
  }
}
