// A changed copy of a value, which a closure changes.
import SwiftUI

protocol Changeable {}

extension Changeable {
  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

struct TextStyle: Changeable {
  var face = "GateSans-Default"
  var size = 17.0

  var font: Font { .custom(face, size: size) }
}

let title = TextStyle().with { $0.face = "GateSans-Title" }.font
//                                       ^ wrong
let note = TextStyle().with { style in
  style.size = 12
  style.face = "GateSans-Regular"
//             ^ right
}.font
let body = TextStyle(face: "GateSans-Body").with { $0.size = 15 }.font
//                         ^ wrong
