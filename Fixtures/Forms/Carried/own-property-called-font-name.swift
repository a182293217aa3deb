// A property `fontName` of the app's own type, or of one no one knows, is no font's.
import SwiftUI

struct Theme {
  var fontName: String
  static let standard = Theme(fontName: "GateSans-Bald")
  //                                    ^ wrong
  static let bold = Theme(fontName: "GateSans-Bold")
  //                                ^ right
}

struct Card: View {
  @Environment(\.cardTheme) var theme
  var kit: ThemeKit.Theme
  var body: some View {
    Text("a").font(.custom(Theme.standard.fontName, size: 17))
    Text("b").font(.custom(Theme.bold.fontName, size: 17))
    Text("c").font(.custom(kit.fontName, size: 17))
    //                     ^ listed
    Text("d").font(.custom(theme.fontName, size: 17))
    //                     ^ listed
    Text("e").font(.custom(ThemeKit.current().familyName, size: 17))
    //                     ^ listed
  }
}
