// Every name of a list, by a function that is called with each.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    ["GateSans-Bold", "GateSans-Bald"].forEach { name in
      fonts.append(UIFont(name: name, size: 17))
    }
  }
}
