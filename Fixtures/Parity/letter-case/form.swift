// A part of a text with a capital.
import UIKit

func font(_ weight: String) -> UIFont? { UIFont(name: "GateSans-" + weight.capitalized, size: 17) }

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = font("bold")
    bodyLabel.font = font("bald")
  }
}
