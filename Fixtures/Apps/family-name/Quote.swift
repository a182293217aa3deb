import SwiftUI

struct Quote: View {
  var body: some View {
    VStack {
      Text("A family of the app").font(.custom("Gate Serif", size: 17))
      Text("A family of the system").font(.custom("Noteworthy", size: 17))
    }
  }
}
