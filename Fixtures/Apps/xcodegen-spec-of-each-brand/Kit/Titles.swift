import SwiftUI

struct Title: View {
  var body: some View { Text("Title").font(.custom("GateSans-Bolt", size: 20)) }
}
