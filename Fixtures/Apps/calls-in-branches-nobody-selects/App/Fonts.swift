import UIKit

enum Kind { case regular, bold, light, heavy }

extension UIFont {
  static func headline(_ kind: Kind) -> UIFont? {
    switch kind {
    case .bold: return named("Bald")
    case .light: return named("Unused-Light")
    case .heavy: return named("Heavy")
    case .regular: return named("Regular")
    }
  }

  static func text(isLight: Bool, isThin: Bool) -> UIFont? {
    if isLight { return named("Unused-Thin") }
    guard isThin else { return named("Regular") }
    return named("Thin")
  }

  static func caption(_ style: String?) -> UIFont? {
    guard style == nil else { return named("Unused-Caption") }
    #if os(tvOS)
      return named("Television")
    #elseif os(iOS)
      return named("Phone")
    #else
      return named("Desk")
    #endif
  }

  /// What is made here is made in the calls above, each of which runs where its own conditions hold.
  static func named(_ style: String) -> UIFont? { UIFont(name: "GateSans-" + style, size: 17) }
}
