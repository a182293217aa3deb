// The family of a font that code has made is what the font's file says, and not the name it was asked for by.
import UIKit

func strong(_ font: UIFont) -> UIFont {
  let family = font.familyName.replacingOccurrences(of: " ", with: "")
  return UIFont(name: "\(family)-Bold", size: font.pointSize) ?? font
  //                  ^ listed
}

func laidOver(_ old: UIFont, by font: UIFont) -> UIFont {
  UIFont(descriptor: old.fontDescriptor.withFamily(font.familyName), size: font.pointSize)
}

func sameFamily(_ font: UIFont) -> UIFont {
  UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: font.familyName]), size: 12)
  //                                                            ^ carried
}

final class TitleView: UIView {
  let label = UILabel()

  override func awakeFromNib() {
    let font = UIFont(name: "GateSans-Regular", size: 17)!
    //                      ^ right
    label.font = strong(font)
    label.font = laidOver(label.font, by: font)
    label.font = sameFamily(UIFont(name: "GateSans-Wide", size: 17)!)
    //                                   ^ wrong
  }
}
