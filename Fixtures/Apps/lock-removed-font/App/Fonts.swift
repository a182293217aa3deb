import UIKit

enum AppFont {
  static let text = UIFont(name: "GateSans-Regular", size: 17)
  static let quote = UIFont(name: "GateSans-Italic", size: 17)
  static let label = UIFont(name: "Gate-Wide", size: 17)
}

final class Label: UILabel {
  func show() { font = isHighlighted ? AppFont.quote : isEnabled ? AppFont.text : AppFont.label }
}
