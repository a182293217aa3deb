import Kit
import SwiftUI

@main
struct DiaryApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Today").font(KitFont.title)
        Text("Rain").font(KitFont.body)
      }
    }
  }
}
