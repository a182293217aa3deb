// Tests for fonts one behind another: each is asked only where the ones before found none.
import SwiftUI
import UIKit

func found() -> String? {
  if UIFont(name: "GateSans-Bold", size: 12) != nil { return "GateSans-Bold" }
//                ^ right
//                                                           ^ right
  if UIFont(name: "GateSans-Regular", size: 12) != nil { return "GateSans-Regular" }
//                ^ right
//                                                              ^ right
  return nil
}

func missing() -> String? {
  if UIFont(name: "GateSans-Bild", size: 12) != nil { return "GateSans-Bild" }
//                ^ wrong
//                                                           ^ wrong
  if UIFont(name: "GateSans-Bald", size: 12) != nil { return "GateSans-Bald" }
//                ^ too
//                                                           ^ too
  return nil
}

// The first is there, so that the second is not asked for.
func behindTwo() -> String {
  if UIFont(name: "GateSans-Regular", size: 12) != nil { return "GateSans-Regular" }
//                ^ right
//                                                              ^ right
  if UIFont(name: "GateSans-Bell", size: 12) != nil { return "GateSans-Bell" }
//                ^ dead
//                                                           ^ dead
  return "GateSans-Bull"
//       ^ too
}

func behindOthers() -> String {
  if UIFont(name: "GateSans-Bolt", size: 12) != nil {
//                ^ missed
    return "GateSans-Bolt"
//         ^ missed
  } else if UIFont(name: "GateSans-Regular", size: 12) != nil {
//                       ^ right
    return "GateSans-Regular"
//         ^ right
  } else {
    return "GateSans-Ball"
//         ^ too
  }
}

func within() -> String {
  if UIFont(name: "GateSans-Bowl", size: 12) == nil {
//                ^ missed
    if UIFont(name: "GateSans-Regular", size: 12) != nil { return "GateSans-Regular" }
//                  ^ right
//                                                                ^ right
    return "GateSans-Bulb"
//         ^ too
  }
  return "GateSans-Bowl"
//       ^ missed
}

// None of them is there.
func none() -> String {
  if UIFont(name: "GateSans-Balm", size: 12) != nil { return "GateSans-Balm" }
//                ^ wrong
//                                                           ^ wrong
  if UIFont(name: "GateSans-Berg", size: 12) != nil { return "GateSans-Berg" }
//                ^ too
//                                                           ^ too
  return "GateSans-Bond"
//       ^ too
}

// The test before finds its font, so that what follows runs with it.
func guarded() -> String {
  guard UIFont(name: "GateSans-Regular", size: 12) != nil else { return "GateSans-Band" }
//                   ^ right
//                                                                      ^ dead
  if UIFont(name: "GateSans-Bend", size: 12) != nil { return "GateSans-Bend" }
//                ^ wrong
//                                                           ^ wrong
  return "GateSans-Bind"
//       ^ too
}

struct Titles: View {
  var body: some View {
    VStack {
      Text("a").font(.custom(found() ?? "GateSans-Absent", size: 17))
//                                      ^ dead
      Text("b").font(.custom(missing() ?? "GateSans-Lost", size: 17))
//                                        ^ too
      Text("c").font(.custom(behindTwo(), size: 17))
      Text("d").font(.custom(behindOthers(), size: 17))
      Text("e").font(.custom(within(), size: 17))
      Text("f").font(.custom(none(), size: 17))
      Text("g").font(.custom(guarded(), size: 17))
    }
  }
}
