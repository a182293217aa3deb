import CoreText
import SwiftUI

enum Registrar {
  static let once: Void = register()

  private static func register() {
    guard let url = Bundle.module.url(forResource: "GateSans-Bold", withExtension: "ttf") else { return }
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }
}

public extension Font {
  /// Registers the font when it is first asked for.
  static func registered(_ size: CGFloat) -> Font {
    _ = Registrar.once
    return .custom("GateSans-Bold", size: size)
  }

  static func plain(_ size: CGFloat) -> Font { .custom("GateSans-Bold", size: size) }
}
