// Names taken from the elements of a list by a key path.
import UIKit

enum Face: String, CaseIterable {
  case bold = "GateSans-Bald"
  //          ^ wrong
}

struct Style {
  var name: String
}

let styles = [Style(name: "GateSans-Bold"), Style(name: "GateSans-Bild")]
//                        ^ right
//                                                      ^ wrong
let fonts = Face.allCases.map(\.rawValue).compactMap { UIFont(name: $0, size: 17) }
let others = styles.map(\.name).map { UIFont(name: $0, size: 17) }
