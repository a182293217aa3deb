// Members of one name that two kinds of fonts have: what asks one for it does not ask the other.
import SwiftUI
import UIKit

@main
struct Bank: App {
  var body: some Scene {
    WindowGroup {
      Text("A").font(.brand(size: 17)).foregroundStyle(.title)
    }
  }
}

extension Font {
  static func brand(size: CGFloat) -> Font { .custom("GateSans-Bald", size: size) }
  //                                                 ^ wrong
}

extension UIFont {
  static func brand(size: CGFloat) -> UIFont? { UIFont(name: "GateSans-Bund", size: size) }
  //                                                         ^ unused
}

enum Theme {
  static let title = UIFont(name: "GateSans-Budd", size: 12)
  //                              ^ unused
}
