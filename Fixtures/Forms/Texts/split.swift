// A family taken from the name of one of its faces.
import UIKit

let family = "GateSans-Bold".components(separatedBy: "-")[0]
let title = UIFont(name: family + "-Bald", size: 17)
//                       ^ wrong
let text = UIFont(name: "GateSans-Bold".split(separator: "-").first! + "-Regular", size: 17)
//                      ^ right
