// A member of a type is used where code writes that type, one that inherits from it, or another name of it before
// the member, or where a value of the type is asked for.
import UIKit

enum Beam {
  static let bold = UIFont(name: "GateSans-Bole", size: 12)
  static func light() -> UIFont? { UIFont(name: "GateSans-Lite", size: 12) }
  static var shades: [UIFont?] { [UIFont(name: "GateSans-Shade", size: 12)] }
}

enum Bark { static let bold = 3 }

enum Oak {
  static let bold = UIFont(name: "GateSans-Bald", size: 12)
}

typealias Tree = Ash
enum Ash {
  static func light() -> UIFont? { UIFont(name: "GateSans-Lift", size: 12) }
}

protocol Wood { static var grain: UIFont? { get } }
enum Elm: Wood {
  static var grain: UIFont? { UIFont(name: "GateSans-Elm", size: 12) }
}
func grain<Kind: Wood>(of kind: Kind.Type) -> UIFont? { Kind.grain }

extension Wood {
  static var knot: UIFont? { UIFont(name: "GateSans-Knot", size: 12) }
}

class Fir {
  class func needle() -> UIFont? { UIFont(name: "GateSans-Needle", size: 12) }
}
final class Pine: Fir {}

struct Face {
  var name: String
  static let loud = Face(name: "GateSans-Loud")
  static let calm = [UIFont(name: "GateSans-Calm", size: 12)]
  static let mild: Pair = Pair(font: UIFont(name: "GateSans-Mild", size: 12))
  func font() -> UIFont? { UIFont(name: name, size: 12) }
}
func draw(face: Face) -> UIFont? { face.font() }
func shade(_ edges: [Edges], calm: Tone = .calm, mild: Tone) {}
enum Edges { case shades, light }
enum Tone { case calm, mild(Int) }
struct Pair { var font: UIFont? }

final class Forest: UIView {
  override func draw(_ rect: CGRect) {
    let label = UILabel()
    label.tag = Bark.bold
    label.font = Oak.bold
    label.font = Tree.light()
    label.font = grain(of: Elm.self)
    label.font = Elm.knot
    label.font = Pine.needle()
    label.font = draw(face: .loud)
    shade([.shades, .light], calm: .calm, mild: .mild(3))
    addSubview(label)
  }
}
