// What the user chose, or else a default.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    let name = UserDefaults.standard.string(forKey: "font") ?? "GateSans-Bald"
    titleLabel.font = UIFont(name: name, size: 28)
  }
}
