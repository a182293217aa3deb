import Kit
import SwiftUI

@main
struct DiaryApp: App {
  var body: some Scene {
    WindowGroup {
      PageView()
      CardRegistry.shared.view(for: "card")
    }
  }
}

struct PageView: View {
  var body: some View {
    Text("A").font(.custom("GateSans-Live", size: 12)).modifier(Heading())
    Text("B").font(.mono(size: 13))
    caption
      .onAppear { sender.perform(Self.dressing, with: Self.sealType) }
  }

  private var caption: some View {
    Text("C").font(.custom("GateSans-Live-Private", size: 12))
  }

  private var oldCaption: some View {
    Text("D").font(.custom("GateSans-Dead-Private", size: 12))
  }
}

struct Heading: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.custom("GateSans-Live-Modifier", size: 12))
  }
}

/// Nothing makes it.
struct OldPageView: View {
  var body: some View {
    Text("E").font(.custom("GateSans-Dead", size: 12))
    OldFooter()
  }
}

/// Only what nothing makes makes it.
struct OldFooter: View {
  var body: some View { Text("F").font(.custom("GateSans-Dead-Footer", size: 12)) }
}

/// Only a preview makes it.
struct Sketch: View {
  var body: some View { Text("G").font(.custom("GateSans-Dead-Sketch", size: 12)) }
}

#Preview { Sketch() }

struct OldHeading: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.custom("GateSans-Dead-Modifier", size: 12))
  }
}

extension View {
  func oldHeading() -> some View { modifier(OldHeading()) }
}
