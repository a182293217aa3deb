import SwiftUI

public struct Steam: View {
    public init() {}

    public var body: some View { Text("~").font(.custom("GateSans-Steam", size: 9)) }
}
