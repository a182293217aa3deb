import SwiftUI

@main
struct PapersApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("The sea").headline()
        Text("by nobody").article().italic()
        Text("1").number().italic()
      }
    }
  }
}

struct Role: ViewModifier {
  enum Kind { case headline, article, number }

  let kind: Kind
  var size: CGFloat = 17

  func body(content: Content) -> some View { content.font(font) }

  private var font: Font {
    switch kind {
    case .headline: .custom("GateDisplay-Regular", size: size)
    case .article: .custom("GateSans-Regular", size: size)
    case .number: .custom("GateDisplay-Regular", size: 13)
    }
  }
}

extension View {
  func headline() -> some View { modifier(Role(kind: .headline, size: 28)) }
  func article() -> some View { modifier(Role(kind: .article)) }
  func number() -> some View { modifier(Role(kind: .number)) }
}
