import SwiftUI

public struct Title: View {
    public init() {}

    public var body: some View {
        Text("B").font(.custom("GateSans-Bolt", size: 17))
    }
}
