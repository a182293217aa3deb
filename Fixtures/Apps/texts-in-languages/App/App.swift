import SwiftUI

@main
struct Main: App {
  var body: some Scene {
    WindowGroup { Home(title: "settings") }
  }
}

struct Home: View {
  let title: LocalizedStringKey

  var body: some View {
    Text(title).font(.custom("GateLatin-Regular", size: 17, relativeTo: .body))
  }
}
