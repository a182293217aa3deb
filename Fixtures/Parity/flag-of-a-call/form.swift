// A flag that each call gives chooses the name.
import UIKit

func titleName(isBold: Bool) -> String {
  if isBold { return "GateSans-Bild" }
  return "GateSans-Regular"
}

func bodyName(isBold: Bool) -> String {
  isBold ? "GateSans-Bald" : "GateSans-Reguler"
}

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = UIFont(name: titleName(isBold: false), size: 28)
    bodyLabel.font = UIFont(name: bodyName(isBold: true), size: 17)
  }
}
