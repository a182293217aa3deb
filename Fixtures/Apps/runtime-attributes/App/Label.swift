import UIKit
@IBDesignable class BrandLabel: UILabel {
  @IBInspectable var titleFace: String = "GateSans-Regular" { didSet { font = UIFont(name: titleFace, size: 17) } }
  @IBInspectable var fontIcon: String = "home" 
}
class View: UIView { @objc var face: String? ; func go(l: UILabel) { l.font = UIFont(name: face ?? "GateSans-Regular", size: 3) } }
