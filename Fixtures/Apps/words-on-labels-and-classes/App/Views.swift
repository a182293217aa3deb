import UIKit

// The word is on a label.
class Button: UIButton {
  override func awakeFromNib() { titleLabel?.font = UIFont(name: "GateSans-Bald", size: 12) }
}

class Card: UIView {
  override func awakeFromNib() { heading.font = UIFont(name: "GateSans-Bild", size: 12) }
  let heading = UILabel()
}

// A class of an object, and what a connection sends.
class Badge: UILabel {
  override func awakeFromNib() { font = UIFont(name: "GateSans-Buld", size: 12) }
}

extension UIViewController {
  @IBAction func makeBold() { (view as? UILabel)?.font = UIFont(name: "GateSans-Byld", size: 12) }
}
