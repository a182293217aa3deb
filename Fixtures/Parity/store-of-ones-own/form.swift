// A store of one's own, whose methods keep a value under a key.
import UIKit

let titleKey = "title"
let bodyKey = "body"
let tabKey = "tab"

final class Drawer {
  private var kept: [String: String] = [:]

  func text(for key: String) -> String? { kept[key] }

  func keep(_ value: String, for key: String) { kept[key] = value }
}

final class Page: UIViewController {
  let drawer = Drawer()

  override func viewDidLoad() {
    drawer.keep("GateSans-Bold", for: titleKey)
    drawer.keep("GateSans-Bald", for: bodyKey)
    drawer.keep("Overview", for: tabKey)
    titleLabel.font = UIFont(name: drawer.text(for: titleKey)!, size: 28)
    bodyLabel.font = UIFont(name: drawer.text(for: bodyKey)!, size: 17)
  }
}
