import SwiftUI

enum AppFont {
  static let body = Font.custom("GateSans-Regular", size: 17)
  static let title = Font.custom("GateSans-Bold", size: 28)
  static let quote = Font.custom("GateSans-Italic", size: 17)
}

struct Reader: View {
  var body: some View {
    VStack {
      Text("Title").font(AppFont.title)
      Text("Text").font(AppFont.body)
      Text("Quote").font(AppFont.quote)
    }
  }
}
