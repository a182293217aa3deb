// Names that come by the environment: with a key, with `@Entry`, within a theme, as an object.
import SwiftUI

struct FontNameKey: EnvironmentKey {
  static let defaultValue = "GateSans-Bald"
  //                        ^ wrong
}

struct Theme {
  var title = "GateSans-Bold"
  //          ^ right
  var text: String
}

extension EnvironmentValues {
  var fontName: String {
    get { self[FontNameKey.self] }
    set { self[FontNameKey.self] = newValue }
  }
  @Entry var caption: String = "GateSans-Bild"
  //                           ^ wrong
  @Entry var theme = Theme(text: "GateSans-Bund")
  //                             ^ wrong
}

final class Settings: ObservableObject {
  @Published var name = "GateSans-Bend"
  //                    ^ wrong
}

extension View {
  func caption(_ name: String) -> some View { environment(\.caption, name) }
}

struct Card: View {
  @Environment(\.fontName) private var name
  @Environment(\.caption) private var caption: String
  @Environment(\.theme.title) private var title
  @Environment(\.theme) private var theme
  @EnvironmentObject private var settings: Settings
  @Environment(\.remoteName) private var remote

  var body: some View {
    Text("a").font(.custom(name, size: 17))
    Text("b").font(.custom(caption, size: 17))
    Text("c").font(.custom(title, size: 17))
    Text("d").font(.custom(theme.text, size: 17))
    Text("e").font(.custom(settings.name, size: 17))
    Text("f").font(.custom(remote, size: 17))
    //                     ^ listed
  }
}

struct Page: View {
  var body: some View {
    Card().environment(\.fontName, "GateSans-Regular")
    //                             ^ right
    Card().environment(\.fontName, "GateSans-Reguler")
    //                             ^ wrong
    Card().caption("GateSans-Bond")
    //             ^ wrong
  }
}
