// Texts of which parts are cut off or replaced; what is not worked out is not known.
import SwiftUI

func shortened() -> String {
  var name = "GateSans-BaldX"
  //         ^ wrong
  name.removeLast()
  return name
}

func grown() -> String {
  var name = "GateSans"
  name.append("-Bild")
  //          ^ wrong
  return name
}

struct Page: View {
  var body: some View {
    VStack {
      Text("a").font(.custom("--GateSans-Bald--".trimmingCharacters(in: CharacterSet(charactersIn: "-")), size: 17))
      //                     ^ wrong
      Text("b").font(.custom("..GateSans-Bald.".trimmingCharacters(in: .punctuationCharacters), size: 17))
      //                     ^ listed
      Text("c").font(.custom("GateSans Bald".replacingOccurrences(of: "\\s", with: "-", options: .regularExpression), size: 17))
      //                     ^ listed
      Text("d").font(.custom("GateSans Bald".replacingOccurrences(of: " ", with: "-", options: .literal, range: nil), size: 17))
      //                     ^ wrong
      Text("e").font(.custom("GateSans-" + "a--Bald".split(separator: "-")[1], size: 17))
      //                     ^ wrong
      Text("f").font(.custom(String("x-GateSans-Bald".split(separator: "-", maxSplits: 1)[1]), size: 17))
      //                            ^ wrong
      Text("g").font(.custom(shortened(), size: 17))
      Text("h").font(.custom(grown(), size: 17))
    }
  }
}
