// What a subclass overrides runs for the subclass: what it overrides is asked for by no one but the superclass.
import UIKit

class Theme {
  var name: String { "no font of any name" }
  var other: String { "GateSans-Bild" }
  //                  ^ wrong
  func detail() -> String { "no font of any name" }
  var font: UIFont? { UIFont(name: name, size: 17) }
  var plain: UIFont? { UIFont(name: other, size: 17) }
  func small() -> UIFont? { UIFont(name: detail(), size: 12) }
}

final class Own: Theme {
  override var name: String { "GateSans-Bold" }
  //                          ^ right
  override func detail() -> String { "GateSans-Reguler" }
  //                                 ^ wrong
}

class Base {
  var name: String { "GateSans-Bald" }
  //                 ^ wrong
  func font() -> UIFont? { UIFont(name: name, size: 17) }
}

final class Heir: Base {
  override var name: String { "GateSans-Italic" }
  //                          ^ right
}

class First {
  var family: String { "GateSans" }
  func font() -> UIFont? { UIFont(name: family, size: 17) }
}

final class Second: First {
  override var family: String { super.family + "-Bold" }
  //                            ^ right
}

let title = Own().font
let plain = Own().plain
let text = Own().small()
let fonts = [Base().font(), Heir().font()]
let second = Second().font()
