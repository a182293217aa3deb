// A name that is used only where its font is there.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    let wanted = "GateSans-Bald"
    let name = UIFont(name: wanted, size: 28) != nil ? wanted : "GateSans-Bold"
    titleLabel.font = UIFont(name: name, size: 28)
  }
}
