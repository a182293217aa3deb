// A name made from that of an existing font is another name, and not known.
import UIKit

func bold(_ label: UILabel) -> [UIFont?] {
  [
    UIFont(name: "\(label.font.fontName)", size: 17),
    //           ^ carried
    UIFont(name: label.font.familyName + "-Bold", size: 17),
    //           ^ listed
    UIFont(name: "\(label.font.familyName)-Bold", size: 17),
    //           ^ listed
    UIFont(name: label.font.fontName.replacingOccurrences(of: "Regular", with: "Bold"), size: 17),
    //           ^ listed
    UIFont(name: isBold ? label.font.fontName : Remote.font, size: 17),
    //           ^ listed
    UIFont(name: isBold ? label.font.fontName : "GateSans-Bald", size: 17),
    //                                          ^ wrong
  ]
}
