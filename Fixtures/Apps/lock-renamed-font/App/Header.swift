import SwiftUI

struct Header: View {
  var body: some View {
    VStack {
      Text("Title").font(AppFont.title)
      Text("Text").font(AppFont.text)
      Text("Note").font(.custom("GateSans-Book", size: 13))
    }
  }
}
