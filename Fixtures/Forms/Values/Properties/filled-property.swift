// Lists and dictionaries that are filled one by one, in initialisers, methods and from outside; under a key
// or at a number that no one knows, any of them may be meant.
import UIKit

enum Role { case title, text }

final class Fonts {
  static let shared = Fonts()
  static var byKey: [String: String] = ["a": "GateSans-Bold"]
  //                                         ^ right
  private var names: [Role: String] = [:]
  private var others = [String: String]()
  var list: [String] = []

  init() {
    names[.title] = "GateSans-Bald"
    //              ^ wrong
    names[.text] = "GateSans-Regular"
    //             ^ right
  }

  func load() {
    self.others["title"] = "GateSans-Bild"
    //                     ^ missed
    others.updateValue("GateSans-Bund", forKey: "text")
    //                 ^ missed
    list.append("GateSans-Bend")
    //          ^ missed
    list.append(contentsOf: ["GateSans-Bold", "GateSans-Bond"])
    //                       ^ right
    //                                        ^ missed
    list += ["GateSans-Bind"]
    //       ^ missed
  }

  func font(_ role: Role) -> UIFont? { UIFont(name: names[role]!, size: 17) }
  func font(_ key: String) -> UIFont? { others[key].flatMap { UIFont(name: $0, size: 17) } }
  func font(at index: Int) -> UIFont? { UIFont(name: list[index], size: 17) }
}

func setUp() {
  Fonts.byKey["b"] = "GateSans-Bald"
  //                 ^ wrong
  var local = [String: String]()
  local.updateValue("GateSans-Bald", forKey: "a")
  //                ^ wrong
  _ = UIFont(name: local["a"]!, size: 17)
}

let title = Fonts.shared.font(.title)
let text = Fonts.shared.font(.text)
let caption = UIFont(name: Fonts.byKey["b"]!, size: 17)
let other = UIFont(name: Fonts.byKey["a"]!, size: 17)
