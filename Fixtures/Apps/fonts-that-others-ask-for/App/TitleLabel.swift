import SwiftUI
import UIKit

// UIKit asks the label for its font.
final class TitleLabel: UILabel {
  override var font: UIFont! {
    get { UIFont(name: "GateSans-Label", size: 20) }
    set {}
  }
}

class Theme {
  var headFont: UIFont? { nil }
}

// Nothing asks a theme of the app for it.
final class NightTheme: Theme {
  override var headFont: UIFont? { UIFont(name: "GateSans-Night", size: 20) }
}

// Nothing names the key.
struct OldFontKey: EnvironmentKey {
  static let defaultValue: Font = .custom("GateSans-Old", size: 20)
}
