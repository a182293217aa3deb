// Properties whose setters and observers make the font.
import UIKit

extension UILabel {
  var typeface: String {
    get { font.fontName }
    set { font = UIFont(name: newValue, size: 17) }
  }
  @objc dynamic var substitute: String {
    get { "" }
    set(name) { font = UIFont(name: name, size: font.pointSize) }
  }
}

final class Card: UIView {
  let label = UILabel()
  var title: String = "" {
    willSet { label.font = UIFont(name: newValue, size: 17) }
  }
  var text: String? {
    didSet {
      guard let text else { return }
      label.font = UIFont(name: text, size: 17)
    }
  }
  @IBInspectable var caption: String {
    get { "" }
    set { label.font = UIFont(name: newValue, size: 12) }
    //                              ^ listed
  }
}

func setUp(_ label: UILabel, _ button: UIButton, _ card: Card) {
  label.typeface = "GateSans-Bald"
  //               ^ wrong
  button.titleLabel?.typeface = "GateSans-Bold"
  //                            ^ right
  UILabel.appearance().substitute = "GateSans-Bald"
  //                                ^ wrong
  card.title = "GateSans-Bald"
  //           ^ wrong
  card.text = "GateSans-Bald"
  //          ^ wrong
  card.caption = "GateSans-Bald"
  //             ^ wrong
}
