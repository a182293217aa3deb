import SwiftUI

struct Title: View {
  let text: String

  var body: some View {
    Text(text).font(.custom(AppFont.title.rawValue, size: 28))
  }
}
