// Extensions of what a list or a dictionary is called here are extensions of lists and dictionaries.
import UIKit

typealias Names = [String]
typealias Faces = [String: String]
typealias Name = String

extension Names {
  func font(_ index: Int) -> UIFont? { UIFont(name: self[index], size: 17) }

  func adding(_ name: String) -> Names { self + [name] }

  var title: UIFont? { UIFont(name: joined(), size: 17) }
}

extension Faces {
  func font(_ role: String) -> UIFont? { UIFont(name: self[role] ?? "GateSans-Regular", size: 17) }

  func setting(_ role: String, to name: String) -> Faces {
    merging([role: name]) { _, new in new }
  }
}

extension Name {
  var font: UIFont? { UIFont(name: "GateSans-" + self, size: 17) }
  //                               ^ wrong
}

let names: Names = ["GateSans-Bold", "GateSans-Bald", "GateSans-Bild"]
//                  ^ right
//                                   ^ wrong
let made = Names().adding("GateSans-Bend")
//                        ^ wrong
let plain = ["GateSans-Bond"]
//           ^ wrong
let faces: Faces = ["title": "GateSans-Bond", "body": "GateSans-Bund", "note": "GateSans-Bant"]
//                                                    ^ wrong
let built = Faces().setting("title", to: "GateSans-Italic").setting("body", to: "GateSans-Itelic")
//                                                                              ^ wrong

func setUp(_ label: UILabel) {
  label.font = names.font(0)
  label.font = names.font(1)
  label.font = made.title
  label.font = plain.font(0)
  label.font = faces.font("body")
  label.font = built.font("body")
  label.font = "Bunt".font
}
