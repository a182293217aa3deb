// UIKit's descriptors.
import UIKit

let a = UIFontDescriptor(name: "GateSans-Bold", size: 17)
//                             ^ right
let b = UIFontDescriptor(name: "GateSans-Bald", size: 17)
//                             ^ wrong
let c = UIFontDescriptor(fontAttributes: [.family: "Gate Sans", .face: "Bold"])
//                                                 ^ right
let d = UIFontDescriptor(fontAttributes: [.family: "Gate Sons", .face: "Bold"])
//                                                 ^ wrong
let e = UIFontDescriptor(fontAttributes: [UIFontDescriptor.AttributeName.name: "GateSans-Bald"])
//                                                                             ^ wrong
let f = UIFontDescriptor().withFamily("Gate Sons")
//                                    ^ wrong
let g = UIFont(descriptor: UIFontDescriptor(name: Remote.font, size: 17), size: 0)
//                                                ^ listed
let h = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
  .addingAttributes([.name: "GateSans-Bald"])
  //                        ^ wrong
