// AppKit's fonts.
import AppKit

let a = NSFont(name: "GateSans-Bold", size: 17)
//                   ^ right
let b = NSFont(name: "GateSans-Bald", size: 17)
//                   ^ wrong
let c = NSFont.init(name: "GateSans-Bald", matrix: matrix)
//                        ^ wrong
let d = NSFontManager.shared.font(withFamily: "Gate Sons", traits: [], weight: 5, size: 17)
//                                            ^ wrong
let e = NSFontManager.shared.font(withFamily: "Gate Sans", traits: .boldFontMask, weight: 9, size: 17)
//                                            ^ right
let f = NSFont(name: Remote.font, size: 17)
//                   ^ listed
let g = NSFont(descriptor: NSFontDescriptor(name: "GateSans-Bald", size: 17), size: 17)
//                                                ^ wrong
let h = NSFontDescriptor(fontAttributes: [.family: "Gate Sons", .face: "Bold"])
//                                                 ^ wrong
let i = NSFontManager.shared.convert(.systemFont(ofSize: 17), toFamily: "Gate Sons")
//                                                                      ^ wrong
let j = NSFontManager.shared.convert(.systemFont(ofSize: 17), toFace: "GateSans-Bald")
//                                                                    ^ wrong
