// A word is replaced by a name; what is no such word goes on as it is.
import UIKit

func font(_ name: String) -> UIFont? {
  var name = name
  if name == "title" { name = "GateSans-Bold" }
  //                          ^ right
  if name.hasPrefix("note:") { name = "GateSans-Bald" }
  //                                  ^ wrong
  return UIFont(name: name, size: 17)
}

let a = font("title")
let b = font("note:1")
let c = font("MyFont")
//           ^ right
