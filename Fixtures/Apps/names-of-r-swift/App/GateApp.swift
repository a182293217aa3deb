import RswiftResources
import SwiftUI

@main
struct GateApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        // Only "GateSans-Regular.ttf" is in UIAppFonts.
        Text("a").font(.custom(R.font.gateSansBold.name, size: 12))
        Text("b").font(.custom(Names.bold, size: 12))
        Text("c").font(R.font.gateSansBold.styled(12))
        // One name, not a name and an accessor.
        Text("d").font(.custom(R.font.gateSansRegular, size: 12))
      }
    }
  }
}

enum Names {
  static var bold: FontResource { R.font.gateSansBold }
}

extension FontResource {
  func styled(_ size: CGFloat) -> Font { .custom(name, size: size) }
}
