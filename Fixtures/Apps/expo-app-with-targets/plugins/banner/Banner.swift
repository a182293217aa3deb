import SwiftUI

struct Banner: View {
  var body: some View { Text("!").font(.custom("GateSans-Banner", size: 20)) }
}
