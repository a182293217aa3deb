// A font that is given to a function which asks it for a trait.
import UIKit

func strong(_ font: UIFont) -> UIFont {
  guard let descriptor = font.fontDescriptor.withSymbolicTraits(.traitBold) else { return font }
  //                                         ^ lacking
  return UIFont(descriptor: descriptor, size: font.pointSize)
}

func title() -> UIFont? {
  let font = UIFont(name: "MyFont", size: 17)
  //                      ^ right
  return font.map(strong) ?? font.map { strong($0) }
}

func body() -> UIFont {
  strong(UIFont(name: "GateSans-Regular", size: 17)!)
  //                  ^ right
}
