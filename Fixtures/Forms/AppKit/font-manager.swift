// Traits that a font manager is asked for.
import AppKit

let manager = NSFontManager.shared
let a = manager.convert(NSFont(name: "MyFont", size: 17)!, toHaveTrait: .boldFontMask)
//                                   ^ right
//              ^ lacking

func title() -> NSFont? {
  guard let font = NSFont(name: "MyFont", size: 17) else { return nil }
  //                            ^ right
  return NSFontManager.shared.convert(font, toHaveTrait: .italicFontMask)
  //                          ^ lacking
}

func body() -> NSFont {
  NSFontManager.shared.convert(
    NSFont(name: "GateSans-Regular", size: 17)!, toHaveTrait: [.boldFontMask, .italicFontMask])
  //             ^ right
}
