// A font that is tried again where there is none.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    var font = UIFont(name: "GateSans-Bald", size: 28)
    if font == nil {
      font = UIFont(name: "GateSans-Bold", size: 28)
    }
    titleLabel.font = font
  }
}
