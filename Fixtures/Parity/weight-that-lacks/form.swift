// A bold face that one family has, and the other has not.
import UIKit

func bold(_ name: String) -> UIFont? {
  guard let font = UIFont(name: name, size: 17),
    let descriptor = font.fontDescriptor.withSymbolicTraits(.traitBold)
  else { return nil }
  return UIFont(descriptor: descriptor, size: 0)
}

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = bold("MyFont")
    bodyLabel.font = bold("GateSans-Regular")
  }
}
