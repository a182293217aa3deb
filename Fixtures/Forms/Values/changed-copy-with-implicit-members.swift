// A changed copy of a value: what stands behind a dot is of the type that the call gives to the closure.
import SwiftUI

protocol Changeable {}

extension Changeable {
  func with(_ change: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try change(&copy)
    return copy
  }

  func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}

func changed<Item>(_ item: Item, _ change: (inout Item) -> Void) -> Item {
  var copy = item
  change(&copy)
  return copy
}

struct Face {
  var name: String

  static let title = Face(name: "GateSans-Title")
  //                            ^ wrong
  static let note = Face(name: "GateSans-Note")
  //                           ^ wrong
  static let body = Face(name: "GateSans-Body")
  //                           ^ wrong
  static let bold = Face(name: "GateSans-Bold")
  //                           ^ right
  static let narrow = Face(name: "GateSans-Narrow")
  //                             ^ wrong
}

struct TextStyle: Changeable {
  var face = Face(name: "GateSans-Regular")
  //                    ^ right
  var size = 17.0

  var font: Font { .custom(face.name, size: size) }
}

// Of another type, whose members have the same names.
struct Sign: Changeable {
  enum Shape { case title, large }

  var face = Shape.title
}

let sign = Sign().with { $0.face = .large }

let title = TextStyle().with { $0.face = .title }.font
let note = changed(TextStyle()) { $0.face = .note }.font
let body = TextStyle().with(\.face, .body).font
let bold = TextStyle().with(\.size, 12).with { $0.face = .bold }.font
let narrow = { (isNarrow: Bool) in
  TextStyle().with { style in
    if isNarrow { style.face = .narrow }
  }.font
}
let plain = TextStyle().with(\.face, Face(name: "GateSans-Plain")).font
//                                              ^ wrong
