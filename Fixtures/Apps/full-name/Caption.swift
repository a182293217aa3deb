import SwiftUI

struct Caption: View {
  var body: some View {
    Text("Fig. 1").font(.custom("Gate Caption Book", size: 11))
  }
}
