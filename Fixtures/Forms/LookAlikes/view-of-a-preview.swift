// A view that only a preview makes draws nothing that users see.
import SwiftUI

enum Theme {
  static let title = Font.custom("GateSans-Bald", size: 20)
  //                             ^ missed
  static let body = Font.custom("GateSans-Regulr", size: 12)
  //                            ^ wrong
}

struct ThemeSample: View {
  var body: some View {
    ThemeRow()
    ThemeRow()
    ThemeTree(depth: 2)
  }
}

struct ThemeRow: View {
  var body: some View { Text("a").font(Theme.title) }
}

struct ThemeTree: View {
  let depth: Int
  var body: some View {
    ThemeRow()
    if depth > 0 { ThemeTree(depth: depth - 1) }
  }
}

struct ThemeSample_Previews: PreviewProvider {
  static var previews: some View { ThemeSample() }
}

struct Page: View {
  var body: some View { Text("b").font(Theme.body) }
}
