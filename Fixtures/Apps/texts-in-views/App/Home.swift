import SwiftUI

@main
struct Main: App {
  var body: some Scene {
    WindowGroup { Home(count: 3) }
  }
}

enum Brand {
  static let name = "GateLatin-Regular"
  static let body = Font.custom(name, size: 17, relativeTo: .body)
}

extension View {
  func brand() -> some View {
    padding().font(Brand.body)
  }
}

struct Title: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.custom(Brand.name, size: 28, relativeTo: .title))
  }
}

struct Home: View {
  let count: Int
  let note = "Ελλάδα"
  @AppStorage("isGreek") private var isGreek = false

  var body: some View {
    VStack {
      Text("Next →").font(.custom("GateLatin-Regular", size: 17, relativeTo: .body))
      Text("Back ←").padding().foregroundColor(.red).font(Brand.body)
      Text("Up ↑").brand()
      Text("Down ↓").modifier(Title())
      Text(verbatim: "Ellipsis ⋯").font(Brand.body)
      Text(note).font(Brand.body)
      Text("settings").font(Brand.body)
      Text("menu", tableName: "Menu").font(Brand.body)
      // The nearest font is drawn.
      Text("System →").font(.body).brand()
      // What is put in is not known.
      Text("\(count) → more").font(Brand.body)
      // One font for each language.
      Text("Ελλάδα ⋯").font(.custom(isGreek ? "GateWorld-Regular" : Brand.name, size: 17))
      Text("Done 👍 ©").font(Brand.body)
      // Other views have fonts of their own.
      VStack { Text("Inner →").font(.caption) }.font(Brand.body)
    }
  }
}

struct Home_Previews: PreviewProvider {
  static var previews: some View {
    Text("Preview →").font(Brand.body)
  }
}
