import UIKit

enum Theme {
  static let title = UIFont(name: "GateSans-Bold", size: 28)
  static let caption = UIFont(name: "GateSerif-Regular", size: 12)
  // Drawn by the system font on purpose until the licence is bought.
  // fontgate:disable:next unregistered_font
  static let quote = UIFont(name: "GateSerif-Regular", size: 17)
}
