// A default behind keys that the dictionary has: no one sees it.
import UIKit

let names = ["title": "GateSans-Bold", "body": "GateSans-Regular"]

func name(_ role: String) -> String { names[role] ?? "GateSans-Bald" }

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = UIFont(name: name("title"), size: 28)
    bodyLabel.font = UIFont(name: name("body"), size: 17)
  }
}
