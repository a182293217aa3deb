// The last of three parameters is a key, with a default: only one family has the other key.
import UIKit

let families: [String: [String: String]] = [
  "sans": ["regular": "GateSans-Regular", "bold": "GateSans-Bold"],
  "mine": ["regular": "MyFont"],
]

func style(_ label: UILabel, _ family: String, weight: String = "regular") {
  guard let name = families[family]?[weight] else { return }
  label.font = UIFont(name: name, size: 17)
}

func title(_ label: UILabel, _ family: String, weight: String = "regular") {
  style(label, family, weight: weight)
}

final class Page: UIViewController {
  override func viewDidLoad() {
    title(a, "sans", weight: "bold")
    title(b, "sans")
    title(c, "mine")
  }
}
