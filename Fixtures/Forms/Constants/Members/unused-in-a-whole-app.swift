// A font that nothing uses, in an app whose beginning is here: nobody sees it.
import SwiftUI

@main struct Reader: App {
  var body: some Scene { WindowGroup { Text("a").font(.title) } }
}

extension Font {
  static let title = Font.custom("GateSans-Bald", size: 28)
  //                             ^ wrong
  public static let old = Font.custom("GateSans-Bild", size: 17)
  //                                  ^ unused
}

enum Fonts {
  static func caption(_ size: CGFloat) -> UIFont? { UIFont(name: "GateSans-Buld", size: size) }
  //                                                             ^ unused
}
