import SwiftUI

public struct Caption: View {
    public init() {}

    public var body: some View {
        Text("D").font(.custom("GateSans-Regulaq", size: 12))
    }
}
