// Names of a dictionary, by the keys that the calls give: the last one is never asked.
import UIKit

let names = ["title": "GateSans-Bold", "body": "GateSans-Bald", "note": "GateSans-Bild"]

func font(_ role: String) -> UIFont? { UIFont(name: names[role]!, size: 17) }

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = font("title")
    bodyLabel.font = font("body")
  }
}
