// Words that may be empty, by their count and their emptiness.
import UIKit

func name(_ family: String, _ face: String) -> String {
  face.count > 0 ? family + "-" + face : family
//                 ^ right
}

func other(_ family: String, _ face: String?) -> String {
  guard let face, face.isEmpty == false else { return family }
  return family + "-" + face
//       ^ right
}

func third(_ parts: [String]) -> String {
  if parts.isEmpty { return "GateSans-Italic" }
  //                        ^ right
  return parts[0]
}

let a = UIFont(name: name("GateSans", "Bold"), size: 17)
let b = UIFont(name: name("MyFont", ""), size: 17)
//                        ^ right
let c = UIFont(name: other("GateSans", "Regular"), size: 17)
let d = UIFont(name: other("MyFond", nil), size: 17)
//                         ^ wrong
let e = UIFont(name: third([]), size: 17)
let f = UIFont(name: third(["GateSans-Bald"]), size: 17)
//                          ^ wrong
