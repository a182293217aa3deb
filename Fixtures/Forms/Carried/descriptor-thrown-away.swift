// A descriptor to which attributes are added is another one; and a family beside a name.
import UIKit

func thrownAway() -> UIFont {
  let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
  descriptor.addingAttributes([.name: "GateSans-Bald", .family: "Gate Sens"])
  descriptor.withFamily("Gate Sens")
  return UIFont(descriptor: descriptor, size: 12)
}

func kept() -> UIFont {
  let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
  return UIFont(descriptor: descriptor.addingAttributes([.family: "Gate Suns"]), size: 12)
  //                                                              ^ wrong
}

func beside() -> UIFont {
  UIFont(descriptor: UIFontDescriptor(fontAttributes: [.name: "GateSans-Bold", .family: "Gate Sons"]), size: 12)
  //                                                          ^ right
  //                                                                                    ^ missed
}

func given() -> UIFont {
  let own = UIFont.preferredFont(forTextStyle: .body)
  let descriptor = UIFontDescriptor(name: own.fontName, size: 12).withFamily("Gate Sans")
  //                                                                         ^ right
  return UIFont(descriptor: descriptor, size: 12)
}

func named() -> UIFont {
  UIFont(descriptor: UIFontDescriptor(name: "GateSans-Bald", size: 12).withSize(14), size: 14)
  //                                        ^ wrong
}

let fonts = [thrownAway(), kept(), beside(), given(), named()]
