// Names changed by what Foundation and the standard library do with texts.
import UIKit

let family = "Gate Sans"
enum Weight: String { case bold, bald }

func font(_ weight: Weight) -> UIFont? {
  let compact = family.replacingOccurrences(of: " ", with: "")
  return UIFont(name: compact + "-" + weight.rawValue.capitalized, size: 17)
  //                  ^ right
  //                  ^ wrong
}

let title = font(.bold)
let body = font(.bald)
let caption = UIFont(name: "GateSans".appending("-Bold"), size: 17)
//                         ^ right
let footer = UIFont(name: "GateSans".appending(Remote.suffix), size: 17)
//                        ^ listed
