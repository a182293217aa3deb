import SwiftUI

struct TitleView: View {
  var body: some View {
    VStack {
      Text("Title").font(.custom("GateSans-Regular", size: 28))
      Text("Body").font(.custom("GateSans-Blod", size: 17))
      Text("Note").font(.custom("gatesans-regular", size: 12))
    }
  }
}
