import SwiftUI

@main
struct GateApp: App {
  var body: some Scene {
    WindowGroup { Page() }
  }
}

private struct TitleFontKey: EnvironmentKey {
  static let defaultValue: Font = .custom("GateSans-Titel", size: 20)
}

private struct BodyFontKey: EnvironmentKey {
  static var defaultValue: Font { .custom("GateSans-Boddy", size: 12) }
}

extension EnvironmentValues {
  var titleFont: Font {
    get { self[TitleFontKey.self] }
    set { self[TitleFontKey.self] = newValue }
  }

  var bodyFont: Font {
    get { self[BodyFontKey.self] }
    set { self[BodyFontKey.self] = newValue }
  }
}

struct Page: View {
  @Environment(\.titleFont) private var titleFont

  var body: some View {
    VStack {
      Text("Title").font(titleFont)
      Text("Body").modifier(BodyStyle())
      Label()
    }
  }
}

struct BodyStyle: ViewModifier {
  @Environment(\.bodyFont) private var font

  func body(content: Content) -> some View {
    content.font(font)
  }
}

struct Label: UIViewRepresentable {
  func makeUIView(context: Context) -> TitleLabel { TitleLabel() }

  func updateUIView(_ view: TitleLabel, context: Context) { view.text = String(describing: NightTheme()) }
}
