// Names of a list, by their numbers: the last one is never asked.
import UIKit

let names = ["GateSans-Bold", "GateSans-Bald", "GateSans-Bild"]

func font(_ index: Int) -> UIFont? { UIFont(name: names[index], size: 17) }

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = font(0)
    bodyLabel.font = font(1)
  }
}
