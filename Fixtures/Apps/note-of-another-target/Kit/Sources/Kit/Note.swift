import CoreText
import SwiftUI

public func registerFonts() {
  guard let url = Bundle.module.url(forResource: "GateSans-Regular", withExtension: "ttf") else {
    return
  }
  CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
}

public struct Note: View {
  public init() {}

  public var body: some View {
    Text("Note").font(.custom("GateSansRegular", size: 17))
  }
}
