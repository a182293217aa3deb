import Shared
import SwiftUI

public struct Login: View {
    public init() {}
    public var body: some View { Text("Login").font(.gate) }
}
