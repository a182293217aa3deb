import Kit
import SwiftUI

@main
struct WeatherApp: App {
  var body: some Scene {
    WindowGroup { Headline().font(KitFont.label) }
  }
}
