import SwiftUI

struct Moon: View {
  var body: some View { Text("o").font(.custom("GateSans-Moon", size: 20)) }
}
