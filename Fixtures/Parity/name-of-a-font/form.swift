// The name of a font that is there already.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    let title = UIFont(name: "GateSans-Bold", size: 28)!
    let body = UIFont(name: "GateSans-Bald", size: 17)!
    a.font = UIFont(name: title.fontName, size: 12)
    b.font = UIFont(name: body.fontName, size: 12)
    c.font = UIFont(name: c.font.fontName, size: 12)
  }
}
