// A closure that makes fonts, called in the same function.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    let font = { (name: String) in UIFont(name: name, size: 17) }
    titleLabel.font = font("GateSans-Bold")
    bodyLabel.font = font("GateSans-Bald")
  }
}
