// One of the callers gives what nobody knows; the others are known nevertheless.
import UIKit

func font(_ face: String) -> UIFont? { UIFont(name: "GateSans-\(face)", size: 17) }

final class Page: UIViewController {
  override func viewDidLoad() {
    a.font = font("Bold")
    b.font = font("Bald")
    c.font = font(Settings.face)
  }
}
