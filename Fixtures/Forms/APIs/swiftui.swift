// SwiftUI's fonts.
import SwiftUI

let a = Font.custom("GateSans-Bold", size: 17)
//                  ^ right
let b = Font.custom("GateSans-Bald", size: 17)
//                  ^ wrong
let c: Font = .custom("GateSans-Bald", fixedSize: 17)
//                    ^ wrong
let d = SwiftUI.Font.custom("GateSans-Bald", size: 17, relativeTo: .body)
//                          ^ wrong
let e = Font.custom(Remote.font, fixedSize: 12)
//                  ^ listed
let f = Font(UIFont(name: "GateSans-Bald", size: 17)!)
//                        ^ wrong
let g = Font(CTFontCreateWithName("GateSans-Bald" as CFString, 17, nil))
//                                ^ wrong
