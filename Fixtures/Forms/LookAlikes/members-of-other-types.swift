// A member of a type is used where code writes that type, one that inherits from it, or another name of it before
// the member, or where a value of the type is asked for.
import UIKit

enum Beam {
  static let bold = UIFont(name: "GateSans-Bole", size: 12)
  //                             ^ unused
  static func light() -> UIFont? { UIFont(name: "GateSans-Lite", size: 12) }
  //                                            ^ unused
  static var shades: [UIFont?] { [UIFont(name: "GateSans-Shade", size: 12)] }
  //                                           ^ unused
}

enum Bark { static let bold = 3 }

enum Oak {
  static let bold = UIFont(name: "GateSans-Bald", size: 12)
  //                             ^ wrong
}

typealias Tree = Ash
enum Ash {
  static func light() -> UIFont? { UIFont(name: "GateSans-Lift", size: 12) }
  //                                            ^ wrong
}

protocol Wood { static var grain: UIFont? { get } }
enum Elm: Wood {
  static var grain: UIFont? { UIFont(name: "GateSans-Elm", size: 12) }
  //                                       ^ wrong
}
func grain<Kind: Wood>(of kind: Kind.Type) -> UIFont? { Kind.grain }

extension Wood {
  static var knot: UIFont? { UIFont(name: "GateSans-Knot", size: 12) }
  //                                      ^ wrong
}

class Fir {
  class func needle() -> UIFont? { UIFont(name: "GateSans-Needle", size: 12) }
  //                                            ^ wrong
}
final class Pine: Fir {}

struct Face {
  var name: String
  static let loud = Face(name: "GateSans-Loud")
  //                           ^ wrong
  static let calm = [Face(name: "GateSans-Calm")]
  //                            ^ unused
  static let dull = Face(name: "GateSans-Dull").name
  //                           ^ unused
  static let mild: Pair = Pair(face: Face(name: "GateSans-Mild"))
  //                                            ^ unused
  func font() -> UIFont? { UIFont(name: name, size: 12) }
}
func draw(_ face: Face) -> UIFont? { face.font() }
func shade(_ edges: [Edges], calm: Tone = .calm, dull: Tone) {}
enum Edges { case shades, light }
enum Tone { case calm, dull, mild(Int) }
struct Pair { var face: Face }

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    let label = UILabel()
    label.tag = Bark.bold
    label.font = Oak.bold
    label.font = Tree.light()
    label.font = grain(of: Elm.self)
    label.font = Elm.knot
    label.font = Pine.needle()
    label.font = draw(.loud)
    shade([.shades, .light], calm: .calm, dull: .dull)
    shade([], dull: .mild(3))
    window?.addSubview(label)
  }
}
