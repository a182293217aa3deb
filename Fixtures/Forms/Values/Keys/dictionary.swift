// Dictionaries of names, looked up by an enum and by a text.
import UIKit

enum Role { case title, body, caption }

let names: [Role: String] = [
  .title: "GateSans-Bold",
  //      ^ right
  .body: "GateSans-Bald",
  //     ^ wrong
]
let byKey = ["title": "GateSans-Regular", "body": "GateSans-Reguler", "caption": Remote.font]
//                    ^ right
//                                                ^ wrong

let title = UIFont(name: names[.title]!, size: 17)
let body = UIFont(name: names[.body]!, size: 17)
let other = UIFont(name: byKey["title"] ?? "GateSans-Oblique", size: 17)
let fourth = UIFont(name: byKey["note"] ?? "GateSans-Italic", size: 17)
//                                         ^ right
let fifth = UIFont(name: byKey["quote", default: "GateSans-Italik"], size: 17)
//                                               ^ wrong
let third = UIFont(name: byKey["body", default: "GateSans-Italic"], size: 17)
let caption = UIFont(name: byKey["caption"]!, size: 17)
//                         ^ listed
