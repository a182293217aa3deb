// Names of a list, by number and by an unknown number.
import UIKit

let names = ["GateSans-Bold", "GateSans-Bald"]
//           ^ right
//                            ^ wrong

let title = UIFont(name: names[0], size: 17)
let body = UIFont(name: names[1], size: 17)
