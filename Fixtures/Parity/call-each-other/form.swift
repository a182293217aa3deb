// Two functions that call each other: each is asked for what comes to the other, too.
import UIKit

func even(_ depth: Int, _ name: String) -> UIFont? {
  depth == 0 ? UIFont(name: name, size: 17) : odd(depth - 1, name)
}

func odd(_ depth: Int, _ name: String) -> UIFont? {
  depth == 0 ? nil : even(depth - 1, name)
}

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = even(Settings.depth, "GateSans-Bold")
    bodyLabel.font = odd(Settings.depth, "GateSans-Bald")
  }
}
