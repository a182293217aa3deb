// A key that a dictionary has not got is sorted out before.
import UIKit

let names = ["title": "GateSans-Bold", "body": "GateSans-Bald"]
//                    ^ right
//                                             ^ wrong

func font(_ role: String) -> UIFont? {
  if names[role] != nil { return UIFont(name: names[role]!, size: 17) }
  return UIFont(name: role, size: 17)
}

let a = font("title")
let b = font("body")
let c = font("MyFont")
//           ^ right
let d = font("MyFond")
//           ^ wrong
