import SwiftUI

enum Theme {
  static let title = Font.custom("Lato-Black", size: 34, relativeTo: .largeTitle)
  static let heading = Font.custom("Lato-Bold", size: 22, relativeTo: .title2)
  static let body = Font.custom("Lato-Regular", size: 17)
  static let note = Font.custom("Lato-Italic", size: 13, relativeTo: .footnote)
  static let quote = Font.custom("STIXGeneral-Italc", size: 24, relativeTo: .title)
  static let label = Font.custom("Inter-Medium", size: 12, relativeTo: .caption)
  static let figure = Font.custom("Inter", fixedSize: 15)
}

struct Home: View {
  var body: some View {
    VStack {
      Text("Almanac").font(Theme.title)
      Text("Today").font(Theme.heading)
      Text("Rain by noon").font(Theme.body.weight(.semibold))
      Text("Sources").font(Theme.note)
      Text("A quiet day.").font(Theme.quote)
      Text("Wind").font(Theme.label)
      Text("18").font(Theme.figure)
    }
  }
}

@main struct AlmanacApp: App {
  var body: some Scene { WindowGroup { Home() } }
}
