// A table has a name for some keys, and each other key is a name itself.
import UIKit

let names = ["body": "GateSans-Regular", "title": "GateSans-Bald"]
//                   ^ right
//                                                ^ wrong

class Page: UIViewController {
  override func viewDidLoad() {
    show("body")
    show("title")
    show("GateSans-Medium")
    //   ^ wrong
    showChosen("body", "GateSans-Mild")
    //                 ^ wrong
    showDefault("body")
    showDefault("GateSans-Default")
    //          ^ wrong
    showBound("body")
    showBound("GateSans-Bound")
    //        ^ wrong
    showRows()
    showFilled("body")
    showChain("body")
    showChain("GateSans-Chain")
    //        ^ wrong
  }

  func show(_ key: String) {
    label.font = UIFont(name: names[key] ?? key, size: 17)
  }

  func showChosen(_ one: String, _ other: String) {
    let key = isLarge ? one : other
    label.font = UIFont(name: names[key] ?? key, size: 17)
  }

  func showDefault(_ key: String) {
    label.font = UIFont(name: names[key, default: key], size: 17)
  }

  func showBound(_ key: String) {
    if let name = names[key] {
      label.font = UIFont(name: name, size: 17)
      return
    }
    label.font = UIFont(name: key, size: 17)
  }

  func showChain(_ key: String) {
    let others = ["body": "GateSans-Bold"]
    label.font = UIFont(name: names[key] ?? others[key] ?? key, size: 17)
  }

  func showRows() {
    for (key, other) in [("page", "GateSans-Page"), ("note", "GateSans-Note")] {
      //                          ^ wrong
      //                                                     ^ wrong
      label.font = UIFont(name: names[key] ?? other, size: 17)
    }
    let (key, other) = isLarge ? ("page", "GateSans-Left") : ("note", "GateSans-Right")
    //                                    ^ wrong
    //                                                                ^ wrong
    label.font = UIFont(name: names[key] ?? other, size: 17)
  }

  func showFilled(_ key: String) {
    let filled = ["body": "GateSans-Regular"]
    //                    ^ right
    let shown = filled.compactMapValues { isLarge ? $0 : nil }
    label.font = UIFont(name: shown[key] ?? "GateSans-Unshown", size: 17)
    //                                      ^ wrong
  }
}
