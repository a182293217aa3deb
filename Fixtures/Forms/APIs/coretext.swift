// CoreText's fonts and descriptors.
import CoreText

let a = CTFontCreateWithName("GateSans-Bold" as CFString, 17, nil)
//                           ^ right
let b = CTFontCreateWithName("GateSans-Bald" as CFString, 17, nil)
//                           ^ wrong
let c = CTFontDescriptorCreateWithNameAndSize("GateSans-Bald" as CFString, 17)
//                                            ^ wrong
let d = CTFontDescriptorCreateWithAttributes([kCTFontNameAttribute: "GateSans-Bald"] as CFDictionary)
//                                                                  ^ wrong
let e = CTFontDescriptorCreateWithAttributes(
  [kCTFontFamilyNameAttribute as String: "Gate Sons"] as CFDictionary)
  //                                     ^ wrong
let f = CTFontCreateWithName(Remote.font as CFString, 17, nil)
//                           ^ listed
let g = CTFont("GateSans-Bald" as CFString, size: 17)
//             ^ wrong
let h = CTFontCreateWithNameAndOptions("GateSans-Bald" as CFString, 17, nil, [])
//                                     ^ wrong
