// A list that is added to, and every name of it.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    var names = ["GateSans-Bold"]
    names.append("GateSans-Bald")
    for name in names {
      fonts.append(UIFont(name: name, size: 17))
    }
  }
}
