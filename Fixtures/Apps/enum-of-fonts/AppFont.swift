import UIKit

enum AppFont: String {
  case title = "GateDisplay-Semibold"
  case heading = "GateSans-Bold"
  case text = "GateSans-Reguler"

  func of(size: CGFloat) -> UIFont {
    UIFont(name: rawValue, size: size) ?? .systemFont(ofSize: size)
  }
}

/// The names of sounds look like those of fonts.
enum Sound: String {
  case bell = "GateSans-Bell"
}
