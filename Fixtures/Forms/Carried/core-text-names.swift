// What Core Text and descriptors say that a font is called: the font is there.
import CoreText
import UIKit

func scaled(_ font: UIFont, _ other: CTFont) -> [UIFont?] {
  [
    UIFont(name: CTFontCopyPostScriptName(other) as String, size: 12),
    //           ^ carried
    UIFont(name: CTFontCopyName(other, kCTFontFullNameKey)! as String, size: 12),
    //           ^ carried
    UIFont(name: CTFontCopyAttribute(other, kCTFontNameAttribute) as! String, size: 12),
    //           ^ carried
    UIFont(name: font.fontDescriptor.object(forKey: .name) as! String, size: 12),
    //           ^ carried
    UIFont(name: font.fontDescriptor.fontAttributes[.name] as! String, size: 12),
    //           ^ carried
    UIFont(name: theme.object(forKey: "name") as! String, size: 12),
    //           ^ listed
  ]
}

let title = scaled(UIFont(name: "GateSans-Bold", size: 12)!, CTFontCreateWithName("GateSans-Regular" as CFString, 12, nil))
//                              ^ right
//                                                                                ^ right
