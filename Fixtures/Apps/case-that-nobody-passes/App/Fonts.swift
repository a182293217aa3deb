import SwiftUI

extension Font {
  static func brand(_ size: CGFloat, _ weight: Font.Weight) -> Font {
    switch weight {
    case .regular: return Font.custom("GateSans-Regulr", size: size)
    case .black: return Font.custom("GateSans-Black", size: size)
    case .heavy: return Font.custom("GateSans-Heavy", size: size)
    default: return Font.custom("GateSans-Regular", size: size)
    }
  }

  static let body: Font = .brand(14, .regular)
  static let unread: Font = .brand(14, .black)
}

struct Page: View {
  var body: some View {
    VStack {
      Text("a").font(.body)
      Text("b").font(.brand(20, .bold))
    }
  }
}

@main struct Reader: App {
  var body: some Scene { WindowGroup { Page() } }
}
