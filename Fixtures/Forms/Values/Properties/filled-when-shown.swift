// A variable that is empty until the view appears: what is put into it is what is drawn.
import SwiftUI

struct Titles: View {
  @State private var title = ""
  @State private var body2 = ""
  @State private var never = ""
  //                         ^ missed
  @State private var made: String

  init() { _made = State(initialValue: "") }

  var body: some View {
    VStack {
      Text("a").font(.custom(title, size: 17))
      Text("b").font(.custom(body2, size: 17))
      Text("c").font(.custom(never, size: 17))
      Text("d").font(.custom(made, size: 17))
    }
    .onAppear {
      title = "GateSans-Bold"
      //      ^ right
      made = "GateSans-Regular"
      //     ^ right
    }
    .task {
      body2 = "GateSans-Bald"
      //      ^ wrong
    }
  }
}

struct Root: View {
  var body: some View { Titles() }
}
