// A case that begins with a dot is one of the enum that the type of what holds it tells.
import UIKit

enum Face: String {
  case upright = "GateSans-Regular"
  //             ^ right
  case slanted = "GateSans-Italyc"
  //             ^ wrong
}

struct Choice<Element> {
  let weight: Double
  let element: Element
}

final class Ship {
  private var face: Face

  init(seed: Int) {
    let all: [Choice<Face>] = [
      .init(weight: 1, element: .upright),
      .init(weight: 2, element: .slanted),
    ]
    face = all.first(where: { $0.weight > Double(seed) })!.element
  }

  var font: UIFont? { UIFont(name: face.rawValue, size: 17) }
}

label.font = Ship(seed: Int.random(in: 0..<2)).font
