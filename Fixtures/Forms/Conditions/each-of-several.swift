// What is one of several constants may be each of them: where all are among them, a condition about that rules out none.
import UIKit

final class Page: UIViewController {
  let foot = UILabel()

  func both(_ family: String) -> UIFont? {
    let first = family.hasPrefix("display") ? "My" : "GateSans"
    let rest: String
    if first == "My" || first == "GateSans" {
      rest = "Font"
    } else {
      rest = "-Bold"
    }
    return UIFont(name: first + rest, size: 24)
    //                  ^ right
    //                  ^ wrong
  }

  override func viewDidLoad() {
    foot.font = both(title ?? "")
  }
}
