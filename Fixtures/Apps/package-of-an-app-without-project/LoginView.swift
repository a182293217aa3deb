import Kit
import SwiftUI

struct LoginView: View {
    var body: some View {
        Text("a").font(.heading)
        Text("b").font(.custom("GateSans-Bald", size: 17))
    }
}
