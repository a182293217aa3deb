// What a closure assigns to a copy is not in what was copied, however many closures do.
import SwiftUI

protocol Changeable {
  func with(_ change: (inout Self) -> Void) -> Self
}

extension Changeable {
  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

struct TextStyle: Changeable {
  var face = "GateSans-Regular"
  //         ^ right
  var size = 17.0

  // The value itself is changed, not a copy.
  mutating func change(_ body: (inout Self) -> Void) { body(&self) }
}

func font(of style: TextStyle) -> Font { .custom(style.face, size: style.size) }

let plain = TextStyle()
let text = font(of: plain)
// Nothing draws with this copy.
let loud = plain.with {
  $0.size = 34
  $0.face = "GateSans-Loud"
}
let quiet = { (isQuiet: Bool) in
  plain.with { style in
    if isQuiet { style.face = "GateSans-Quiet" }
  }
}

struct Sign {
  var style = TextStyle()

  mutating func warn() { style.change { $0.face = "GateSans-Warning" } }
  //                                              ^ wrong

  var font: Font { .custom(style.face, size: style.size) }
}
