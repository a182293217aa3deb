// Words that may be empty, by their count and their emptiness.
import UIKit

func name(_ family: String, _ face: String) -> String {
  face.count > 0 ? family + "-" + face : family
//                 ^ right
}

func other(_ family: String, _ face: String?) -> Stringreturn "GateSans-Italic" }
  //                        ^ right
  return parts[0]
}

let a = UIFont(name: name("GateSans", "Bold"), size:<a><a><a><a><a><a><a><a><a><a><a><a><a><a>