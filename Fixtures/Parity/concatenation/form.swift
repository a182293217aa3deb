// Names put together of a constant and a part.
import UIKit

let family = "GateSans"

final class Page: UIViewController {
  override func viewDidLoad() {
    a.font = UIFont(name: family + "-Bold", size: 17)
    b.font = UIFont(name: family + "-" + "Bald", size: 17)
    c.font = UIFont(name: family + Settings.face, size: 17)
  }
}
