import UIKit

enum Fonts {
  static func first(of names: [String], size: CGFloat) -> UIFont {
    for name in names {
      if let font = UIFont(name: name, size: size) { return font }
    }
    return .systemFont(ofSize: size)
  }

  /// The second one is there.
  static let title = first(of: ["GateSans-Black", "GateSans-Bold"], size: 28)
  /// None is there.
  static let code = first(of: ["GateMono-Regular", "GateCode"], size: 15)
  /// The first one is there, and the others are what the system brings.
  static let text = first(of: ["GateSans-Regular", "HelveticaNeue", "ArialMT"], size: 17)
}

final class CardView: UIView {
  let title = UILabel()
  let code = UILabel()
  let text = UILabel()

  func setUp() {
    title.font = Fonts.title
    code.font = Fonts.code
    text.font = Fonts.text
  }
}
