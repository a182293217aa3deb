// Pairs that a loop keeps, a key whose end is known, one that may be any, and one of two keys.
import UIKit

final class Drawer {
  private var kept: [String: String] = [:]

  func text(for key: String) -> String { kept[key] ?? "GateSans-Bold" }
  //                                                  ^ right

  func keep(_ value: String, for key: String) { kept[key] = value }

  func keepAll(_ pairs: [String: String]) {
    for (key, value) in pairs { kept[key] = value }
  }

  func keepEach() {
    [("title", "GateSans-Bolder"), ("tab", "Overview")].forEach { key, value in
      //       ^ wrong
      self.kept[key] = value
    }
  }
}

func open(_ drawer: Drawer, isWide: Bool) {
  drawer.keepAll(["body": "GateSans-Bald", "page": "Last"])
  //                      ^ wrong
  drawer.keepEach()
  drawer.keep("Wide", for: UIDevice.current.name + " width")
  drawer.keep("Any", for: UIDevice.current.name)
  //          ^ missed
  drawer.keep(isWide ? "GateSans-Bolt" : "Narrow", for: isWide ? "body" : "width")
  //                   ^ wrong
}

func title(_ drawer: Drawer) -> UIFont? { UIFont(name: drawer.text(for: "title"), size: 28) }
func body(_ drawer: Drawer) -> UIFont? { UIFont(name: drawer.text(for: "body"), size: 17) }
