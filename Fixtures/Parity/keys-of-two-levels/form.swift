// Keys of two levels that the calls give together, one of them by default.
import UIKit

let families = [
  "sans": ["regular": "GateSans-Regular", "bold": "GateSans-Bald"],
  "mine": ["regular": "MyFont"],
]

func font(_ family: String, _ weight: String = "regular") -> UIFont? {
  UIFont(name: families[family]![weight]!, size: 17)
}

final class Page: UIViewController {
  override func viewDidLoad() {
    a.font = font("sans")
    b.font = font("sans", "bold")
    c.font = font("mine")
  }
}
