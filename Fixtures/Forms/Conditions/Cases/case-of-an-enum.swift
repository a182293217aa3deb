// Two properties of one case: the parts of one stay together, and a condition chooses among them.
import UIKit

enum Face: CaseIterable {
  case gate, mine

  var family: String {
    switch self {
    case .gate: "GateSans"
    case .mine: "My"
    }
  }

  var suffix: String {
    switch self {
    case .gate: "-Bold"
    case .mine: "Font"
    }
  }

  var wrong: String { "GateSans-Bald" }
  //                  ^ wrong
}

func font(_ face: Face) -> UIFont? {
  UIFont(name: face.family + face.suffix, size: 17)
//             ^ right
}

func fonts() -> [UIFont?] { Face.allCases.map { font($0) } }

func italic(_ face: Face) -> UIFont? {
  if face == .mine { return nil }
  return UIFont(name: face.family + "-Italic", size: 17)
//                    ^ right
}

func italics() -> [UIFont?] { Face.allCases.map { italic($0) } }

func other(_ face: Face) -> UIFont? {
  guard case .gate = face else { return nil }
  return UIFont(name: face.wrong, size: 17)
}

func others() -> [UIFont?] { Face.allCases.map { other($0) } }
