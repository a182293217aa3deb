// Fonts tried in one `if let` after the other.
import UIKit

func title() -> UIFont {
  if let font = UIFont(name: "GateSans-Bald", size: 17) { return font }
  //                         ^ missed
  if let font = UIFont(name: "GateSans-Bold", size: 17) { return font }
  //                         ^ right
  return .systemFont(ofSize: 17)
}

func body() -> UIFont {
  if let font = UIFont(name: "GateSans-Bild", size: 17) {
    //                       ^ wrong
    return font
  } else if let font = UIFont(name: "GateSans-Buld", size: 17) {
    //                              ^ too
    return font
  } else {
    return .systemFont(ofSize: 17)
  }
}
