// What stands behind a test for a font is used only where the font is not there.
import SwiftUI
import UIKit

func afterIf() -> String {
  if UIFont(name: "GateSans-Regular", size: 12) != nil { return "GateSans-Regular" }
  //              ^ right
  //                                                            ^ right
  return "GateSans-Bald"
  //     ^ dead
}

func afterIfForMissing() -> String {
  if UIFont(name: "GateSans-Bild", size: 12) != nil {
    //            ^ missed
    return "GateSans-Bild"
    //     ^ missed
  }
  return "GateSans-Regular"
  //     ^ right
}

func guarded() -> String {
  guard UIFont(name: "GateSans-Regular", size: 12) != nil else {
    //               ^ right
    return "GateSans-Buld"
    //     ^ dead
  }
  return "GateSans-Regular"
  //     ^ right
}

func guardedOther() -> String {
  guard UIFont(name: "GateSans-Regular", size: 12) != nil else {
    //               ^ right
    return "GateSans-Regular"
    //     ^ right
  }
  return "GateSans-Bowl"
  //     ^ wrong
}

func withOtherCondition(_ isBold: Bool) -> String {
  if isBold, UIFont(name: "GateSans-Regular", size: 12) != nil { return "GateSans-Regular" }
  //                      ^ right
  //                                                                    ^ right
  return "GateSans-Bolt"
  //     ^ wrong
}

func has() -> Bool { UIFont(name: "GateSans-Regular", size: 12) != nil }
//                                ^ right

func asked() -> String { has() ? "GateSans-Regular" : "GateSans-Bill" }
//                               ^ right
//                                                    ^ dead

func pick() -> String? {
  UIFont(name: "GateSans-Regular", size: 12) != nil ? "GateSans-Regular" : nil
  //           ^ right
  //                                                  ^ right
}

func picked() -> String { pick() ?? "GateSans-Bell" }
//                                  ^ dead

func made() -> Font {
  if UIFont(name: "GateSans-Regular", size: 12) != nil {
    //            ^ right
    return .custom("GateSans-Regular", size: 12)
    //             ^ right
  }
  return .custom("GateSans-Ball", size: 12)
  //             ^ dead
}

func forced() -> UIFont {
  if let font = UIFont(name: "GateSans-Regular", size: 12) { return font }
  //                         ^ right
  return UIFont(name: "GateSans-Bull", size: 12)!
  //                  ^ dead
}

struct Titles: View {
  var body: some View {
    VStack {
      Text("a").font(.custom(afterIf(), size: 17))
      Text("b").font(.custom(afterIfForMissing(), size: 17))
      Text("c").font(.custom(guarded(), size: 17))
      Text("d").font(.custom(guardedOther(), size: 17))
      Text("e").font(.custom(withOtherCondition(true), size: 17))
      Text("f").font(.custom(asked(), size: 17))
      Text("g").font(.custom(picked(), size: 17))
      Text("h").font(made())
      Text("i").font(Font(forced()))
    }
  }
}
