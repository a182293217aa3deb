// One of two, by a condition that nobody knows: in an expression, and in branches.
import UIKit

final class Page: UIViewController {
  var isLarge = Settings.isLarge

  override func viewDidLoad() {
    titleLabel.font = UIFont(name: isLarge ? "GateSans-Bold" : "GateSans-Bald", size: 28)
    let body: String
    if isLarge {
      body = "GateSans-Regular"
    } else {
      body = "GateSans-Reguler"
    }
    bodyLabel.font = UIFont(name: body, size: 17)
  }
}
