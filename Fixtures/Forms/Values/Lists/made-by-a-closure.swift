// Lists to which a closure adds that is called with each element of another one.
import UIKit

enum Part: CaseIterable { case title, body, note }

func names(of parts: Set<Part>) -> [String] {
  var names: [String] = []
  parts.forEach { part in
    switch part {
    case .title: names.append("GateSans-Bald")
    //                        ^ wrong
    case .body: names.append("GateSans-Regular")
    //                       ^ right
    case .note: names.append("GateSans-Bild")
    }
  }
  return names
}

func chosen() -> [String] {
  var names = ["GateSans-Bold"]
  //           ^ right
  ["GateSans-Bend", "GateSans-Bond"].forEach {
    //              ^ wrong
    if $0 != "GateSans-Bend" { names.append($0) } else { names += ["GateSans-Bund"] }
    //                                                             ^ wrong
  }
  return names
}

func nested() -> [String] {
  var names: [String] = []
  ["Sans", "Serif"].forEach { family in
    ["Bold", "Buld"].forEach { names.append("Gate\(family)-\($0)") }
    //                                      ^ wrong
  }
  return names
}

func numbered() -> [String] {
  var names: [String] = []
  ["GateSans-Bent", "GateSans-Bint"].enumerated().forEach { index, name in
    //              ^ wrong
    if index == 1 { names.append(name) }
  }
  return names
}

// A round may end early.
func early() -> [String] {
  var names: [String] = []
  ["GateSans-Bett", "GateSans-Bott"].forEach { name in
    //              ^ wrong
    guard name != "GateSans-Bett" else { return }
    names.append(name)
  }
  return names
}

func setUp(_ label: UILabel) {
  for name in names(of: [.title, .body]) { label.font = UIFont(name: name, size: 17) }
  for name in chosen() { label.font = UIFont(name: name, size: 17) }
  label.font = UIFont(name: nested()[1], size: 17)
  label.font = UIFont(name: numbered()[0], size: 17)
  for name in early() { label.font = UIFont(name: name, size: 17) }
}
