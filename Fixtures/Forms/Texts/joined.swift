// Names joined from the parts of a list.
import UIKit

let title = UIFont(name: ["GateSans", "Bold"].joined(separator: "-"), size: 17)
//                        ^ right
let body = UIFont(name: ["GateSans", "Bald"].joined(separator: "-"), size: 17)
//                       ^ wrong
let caption = UIFont(name: ["GateSans", Remote.weight].joined(separator: "-"), size: 17)
//                         ^ listed
