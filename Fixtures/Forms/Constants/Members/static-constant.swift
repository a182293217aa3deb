// A static constant of a namespace.
import SwiftUI

enum FontName {
  static let title = "GateSans-Bold"
  //                 ^ right
  static let body: String = "GateSans-Bald"
  //                        ^ wrong
  static let caption = Bundle.main.infoDictionary?["CaptionFont"] as! String
}

struct Card: View {
  var body: some View {
    Text("a").font(.custom(FontName.title, size: 17))
    Text("b").font(.custom(FontName.body, size: 17))
    Text("c").font(.custom(FontName.caption, size: 17))
    //                     ^ listed
  }
}
