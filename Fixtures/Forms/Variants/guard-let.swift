// Traits asked of a font that a condition binds, and of its descriptor in a variable.
import UIKit

func strong() -> UIFont? {
  guard let font = UIFont(name: "MyFont", size: 17) else { return nil }
  //                            ^ right
  guard let descriptor = font.fontDescriptor.withSymbolicTraits(.traitBold) else { return font }
  //                                         ^ lacking
  return UIFont(descriptor: descriptor, size: 0)
}

func slanted(_ label: UILabel) {
  if let font = UIFont(name: "MyFont", size: 17),
    //                       ^ right
    let descriptor = font.fontDescriptor.withSymbolicTraits([.traitItalic])
  //                                     ^ lacking
  {
    label.font = UIFont(descriptor: descriptor, size: 17)
  }
}

func both() -> UIFontDescriptor? {
  let descriptor = UIFontDescriptor(name: "MyFont", size: 17)
  //                                      ^ right
  var traits = descriptor.symbolicTraits
  traits.insert(.traitBold)
  traits.insert(.traitItalic)
  return descriptor.withSymbolicTraits(traits)
  //                ^ lacking
}

func later() -> UIFont? {
  let font = UIFont(name: "MyFont", size: 17)
  //                      ^ right
  guard let font else { return nil }
  return font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
  //                         ^ lacking
}

func right() -> UIFontDescriptor? {
  guard let font = UIFont(name: "GateSans-Regular", size: 17) else { return nil }
  //                            ^ right
  return font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
}
