// A list to which a function adds that is called with each name: the second one is asked for.
import UIKit

func names() -> [String] {
  var made: [String] = []
  ["GateSans-Bold", "GateSans-Bald", "GateSans-Bild"].forEach { name in made.append(name) }
  return made
}

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = UIFont(name: names()[1], size: 17)
  }
}
