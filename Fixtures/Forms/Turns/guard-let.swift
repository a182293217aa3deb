// A font that is tried again behind `guard let … else`.
import UIKit

func title() -> UIFont? {
  guard let font = UIFont(name: "GateSans-Bald", size: 17) else {
    //                          ^ missed
    return UIFont(name: "GateSans-Bold", size: 17)
    //                  ^ right
  }
  return font
}

func body() -> UIFont {
  guard let font = UIFont(name: "GateSans-Bild", size: 17) else {
    //                          ^ wrong
    return .systemFont(ofSize: 17)
  }
  return font
}

func caption(_ name: Name) -> UIFont? {
  guard let font = UIFont(name: name.text, size: 17) else { return nil }
  //                            ^ listed
  return font
}
