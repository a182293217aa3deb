// A global constant.
import UIKit

let titleFontName = "GateSans-Bold"
//                  ^ right
let bodyFontName = "GateSans-Bald"
//                 ^ wrong
let captionFontName = Remote.fontName

let title = UIFont(name: titleFontName, size: 17)
let body = UIFont(name: bodyFontName, size: 17)
let caption = UIFont(name: captionFontName, size: 17)
//                         ^ listed
