// Each round of a loop makes what it makes of its own element, and of no other's.
import UIKit

struct Style {
  let name: String
  let weight: String
}

func styles() -> [Style] {
  var styles: [Style] = []
  for (name, weight) in [("GateSans", "Bold"), ("GateSnas", "Regular")] {
    styles.append(Style(name: name, weight: weight))
  }
  return styles
}

func table() -> [String: String] {
  var table: [String: String] = [:]
  for name in ["Bold", "Bald"] { table[name] = "GateSans-" + name }
//                                             ^ wrong
  return table
}

let list = styles()
let first = UIFont(name: list[0].name + "-" + list[0].weight, size: 17)
//                       ^ right
let second = UIFont(name: list[1].name + "-" + list[1].weight, size: 17)
//                        ^ wrong
let bald = UIFont(name: table()["Bald"] ?? "", size: 17)
