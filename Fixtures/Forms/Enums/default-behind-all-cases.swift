// A `default` behind all cases that a value has is never taken; that of an optional is, where it is nil.
import UIKit

enum Weight { case regular, bold, heavy }

func end(_ font: UIFont) -> UIFont? {
  let weight: Weight = font.fontName.contains("Bold") ? .bold : .regular
  var end = ""
  switch weight {
  case .regular: end = "-Regular"
  case .bold: end = "-Bold"
  default: break
  }
  return UIFont(name: "GateSans\(end)", size: 12)
  //                  ^ right
}

func chain(_ font: UIFont) -> UIFont? {
  let weight: Weight = font.fontName.contains("Bold") ? .bold : .regular
  var name = "GateSans-None"
  if weight == .regular {
    name = "GateSans-Regular"
  } else if weight == .bold {
    name = "GateSans-Bald"
    //     ^ wrong
  } else if weight == .heavy {
    name = "GateSans-Never"
  }
  return UIFont(name: name, size: 12)
}

func few(_ font: UIFont) -> UIFont? {
  let weight: Weight = font.pointSize > 12 ? .bold : font.pointSize > 8 ? .regular : .heavy
  var name = "GateSans-Bild"
  //         ^ wrong
  if weight == .regular {
    name = "GateSans-Regular"
  } else if weight == .bold {
    name = "GateSans-Bold"
    //     ^ right
  }
  return UIFont(name: name, size: 12)
}

func perhaps(_ weight: Weight?) -> UIFont? {
  var name = "GateSans-Bule"
  //         ^ wrong
  switch weight {
  case .regular: name = "GateSans-Regular"
  //                    ^ right
  case .bold: name = "GateSans-Bold"
  //                 ^ right
  case .heavy: name = "GateSans-Italic"
  //                  ^ right
  default: break
  }
  return UIFont(name: name, size: 12)
}

func draw(_ label: UILabel, _ weights: [String: Weight]) {
  label.font = end(label.font)
  label.font = chain(label.font)
  label.font = few(label.font)
  label.font = perhaps(weights["a"])
}
