// A key that the dictionary lacks, and what is drawn in its place.
import UIKit

let names = ["title": "GateSans-Bold"]

func name(_ role: String) -> String { names[role] ?? "GateSans-Bald" }

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = UIFont(name: name("title"), size: 28)
    bodyLabel.font = UIFont(name: name("body"), size: 17)
  }
}
