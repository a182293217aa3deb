// What is one of several constants is none of the others: a part of a name that is chosen so goes with those alone.
import UIKit

final class Page: UIViewController {
  let title2 = UILabel()
  let body = UILabel()
  let foot = UILabel()

  func either(_ family: String) -> UIFont? {
    let first = family.hasPrefix("display") ? "My" : "GateSans"
    let rest: String
    if first == "My" || first == "Your" {
      rest = "Font"
    } else {
      rest = "-Bold"
    }
    return UIFont(name: first + rest, size: 24)
    //                  ^ right
  }

  func switched(_ family: String) -> UIFont? {
    let first = family.hasPrefix("display") ? "My" : "GateSans"
    let rest: String
    switch first {
    case "My", "Your": rest = "Font"
    default: rest = "-Bold"
    }
    return UIFont(name: first + rest, size: 24)
    //                  ^ right
  }

  func neither(_ family: String) -> UIFont? {
    let first = family.hasPrefix("display") ? "My" : "GateSans"
    let rest: String
    if first != "GateSans" && first != "Your" {
      rest = "Font"
    } else {
      rest = "-Bold"
    }
    return UIFont(name: first + rest, size: 24)
    //                  ^ right
  }

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

  func other(_ family: String, _ isWide: Bool) -> UIFont? {
    let first = family.hasPrefix("display") ? "My" : "GateSans"
    let rest: String
    if first == "My" || isWide {
      rest = "Font"
    } else {
      rest = "-Bold"
    }
    return UIFont(name: first + rest, size: 24)
    //                  ^ right
    //                  ^ wrong
  }

  override func viewDidLoad() {
    title2.font = either(title ?? "")
    title2.font = switched(title ?? "")
    body.font = neither(title ?? "")
    foot.font = both(title ?? "")
    foot.font = other(title ?? "", title == nil)
  }
}
