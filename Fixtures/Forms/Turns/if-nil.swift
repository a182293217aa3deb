// A font that is tried again where there is none.
import UIKit

func title() -> UIFont {
  var font = UIFont(name: "GateSans-Bald", size: 17)
  //                      ^ missed
  if font == nil { font = UIFont(name: "GateSans-Bold", size: 17) }
  //                                   ^ right
  if font == nil { font = UIFont(name: "GateSans-Bild", size: 17) }
  //                                   ^ too
  return font ?? .systemFont(ofSize: 17)
}
