// What a name ends in depends on which of some families it begins with.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = UIFont(name: either(title ?? ""), size: 28)
    noteLabel.font = UIFont(name: neither(title ?? ""), size: 17)
    quoteLabel.font = UIFont(name: listed(title ?? ""), size: 17)
    bodyLabel.font = UIFont(name: cases(title ?? ""), size: 17)
    linkLabel.font = UIFont(name: orElse(title ?? ""), size: 17)
  }

  func either(_ style: String) -> String {
    let family = style.hasPrefix("a") ? "GateSans" : "My"
    let end: String
    if family == "GateSans" || family == "GateSerif" { end = "-Bold" } else { end = "Font" }
    return family + end
  }

  func neither(_ style: String) -> String {
    let family = style.hasPrefix("a") ? "GateSans" : style.hasPrefix("b") ? "GateFlat" : "My"
    var end = "Font"
    if !(family != "GateSans" && family != "GateFlat") { end = "-Italic" }
    return family + end
  }

  func listed(_ style: String) -> String {
    let family = style.hasPrefix("a") ? "GateSans" : "My"
    let upright = ["GateSans", "GateSerif"]
    let end: String
    if upright.contains(family) { end = "-Regular" } else { end = "Font" }
    return family + end
  }

  func orElse(_ style: String) -> String {
    let family = style.hasPrefix("a") ? "GateSans" : "My"
    let end: String
    if family == "GateSans" || Settings.isLarge { end = "-BoldItalic" } else { end = "Font" }
    return family + end
  }

  func cases(_ style: String) -> String {
    let family = style.hasPrefix("a") ? "GateSans" : "My"
    let end: String
    switch family {
    case "GateSerif", "GateSans": end = "-Bald"
    default: end = "Font"
    }
    return family + end
  }
}
