import SwiftUI

public enum KitFont {
  public static let title = Font.custom("GateSans-Bold", size: 28)
  public static let label = Font.custom("GateSans-Regular", size: 17)
}

public struct Headline: View {
  public var body: some View {
    VStack {
      Text("Weather").font(KitFont.title)
      // No target has a font of this name.
      Text("Rain").font(.custom("GateSans-Blod", size: 17))
    }
  }
}
