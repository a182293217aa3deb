// Every name of a list, in a loop.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    for name in ["GateSans-Bold", "GateSans-Bald"] {
      fonts.append(UIFont(name: name, size: 17))
    }
  }
}
