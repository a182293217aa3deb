// Names put together with `+`.
import UIKit

enum Weight: String { case bold = "Bold", bald = "Bald" }

let family = "GateSans"
let title = UIFont(name: family + "-" + Weight.bold.rawValue, size: 17)
//                       ^ right
let body = UIFont(name: family + "-" + Weight.bald.rawValue, size: 17)
//                      ^ wrong
let caption = UIFont(name: family + "-" + Remote.weight, size: 17)
//                         ^ listed
