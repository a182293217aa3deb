// Tuples that carry the name.
import UIKit

typealias Style = (name: String, size: CGFloat)

let titleStyle: Style = ("GateSans-Bold", 17)
//                       ^ right
let bodyStyle = (name: "GateSans-Bald", size: 17.0)
//                     ^ wrong
let captionStyle: Style = (Remote.font, 12)

let title = UIFont(name: titleStyle.name, size: titleStyle.size)
let body = UIFont(name: bodyStyle.0, size: bodyStyle.1)
let caption = UIFont(name: captionStyle.name, size: captionStyle.size)
//                         ^ listed
