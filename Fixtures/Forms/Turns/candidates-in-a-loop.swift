// Candidates tried in a loop until one gives a font.
import UIKit

func title(_ remote: [String]) -> UIFont {
  for name in ["GateSans-Bald", "GateSans-Bold"] {
    //         ^ missed
    //                          ^ right
    if let font = UIFont(name: name, size: 17) { return font }
  }
  let bad = ["GateSans-Bild", "GateSans-Buld"]
  //         ^ wrong
  //                          ^ too
  for name in bad {
    guard let font = UIFont(name: name, size: 17) else { continue }
    return font
  }
  for name in remote {
    if let font = UIFont(name: name, size: 17) { return font }
    //                         ^ listed
  }
  return .systemFont(ofSize: 17)
}
