// A list in another order, and with other elements than at first.
import SwiftUI

let names = ["GateSans-Bald", "GateSans-Bold", "GateSans-Italic"]
//           ^ wrong
//                            ^ right
//                                             ^ right

func inserted() -> String {
  var list = ["GateSans-Last"]
  list.insert("GateSans-Front", at: 0)
  //          ^ wrong
  return list[0]
}

func replaced() -> String {
  var list = ["GateSans-Before"]
  list[0] = "GateSans-After"
  //        ^ wrong
  return list[0]
}

func removed() -> String {
  var list = ["GateSans-Gone", "GateSans-Kept"]
  //                           ^ wrong
  list.removeFirst()
  return list[0]
}

func turned() -> String {
  var list = ["GateSans-End", "GateSans-Start"]
  //                          ^ wrong
  list.reverse()
  return list[0]
}

func keyed() -> String? {
  var table = ["title": "GateSans-Old"]
  table["title"] = "GateSans-New"
  //               ^ wrong
  return table["title"]
}

func keyed(_ isOn: Bool) -> String? {
  var table = ["title": "GateSans-Either"]
  //                    ^ wrong
  if isOn { table["title"] = "GateSans-Or" }
  //                         ^ wrong
  return table["title"]
}

struct Page: View {
  var body: some View {
    VStack {
      Text("a").font(.custom(names.reversed().last ?? "", size: 17))
      Text("b").font(.custom(names.dropFirst().first ?? "", size: 17))
      Text("c").font(.custom(names.suffix(1).first ?? "", size: 17))
      Text("d").font(.custom(names.sorted(by: >)[0], size: 17))
      Text("e").font(.custom(names.sorted { $1 < $0 }[1], size: 17))
      Text("f").font(.custom(inserted(), size: 17))
      Text("g").font(.custom(replaced(), size: 17))
      Text("h").font(.custom(removed(), size: 17))
      Text("i").font(.custom(turned(), size: 17))
      Text("j").font(.custom(keyed() ?? "", size: 17))
      Text("k").font(.custom(keyed(Date() > .distantPast) ?? "", size: 17))
    }
  }
}
