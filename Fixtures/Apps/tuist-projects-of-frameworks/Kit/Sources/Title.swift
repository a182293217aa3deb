import Style
import SwiftUI

public struct Title: View {
    public init() {}

    public var body: some View {
        VStack {
            Text("A").font(.custom("GateSans-Regular", size: 17))
            Text("B").font(.custom("GateSans-Bolt", size: 17))
            Text("C").font(KitFontFamily.GateDisplay.regular.swiftUIFont(size: 17))
            Caption()
        }
    }
}
