import CoreText
import SwiftUI

public enum KitFonts {
  public static func register() {
    guard let url = Bundle.module.url(forResource: "GateDisplay-SemiBold", withExtension: "ttf")
    else { return }
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }
}

public struct KitTitle: View {
  let text: String
  public init(_ text: String) { self.text = text }
  public var body: some View { Text(text).font(.custom("GateDisplay-SemiBold", size: 28)) }
}

public struct KitCard: View {
  public init() {}
  public var body: some View { VStack { KitTitle("Card") } }
}

public enum KitPrices {
  public static let vat = 0.19
}
