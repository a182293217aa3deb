import SwiftUI

struct TextStyle {
  var fontName: String
  var size: CGFloat
  var color = Color.primary
  var accessibilityName: String

  static let title = TextStyle(fontName: "GateSans-Bold", size: 28, accessibilityName: "Title")
  static let text = TextStyle(
    fontName: "GateSans_Regular", size: 17, accessibilityName: "GateSans-Text")
  static let caption = TextStyle(
    fontName: Server.shared.captionFont, size: 12, color: .secondary, accessibilityName: "Caption")
}

extension Text {
  func style(_ style: TextStyle) -> some View {
    font(.custom(style.fontName, size: style.size))
      .foregroundStyle(style.color)
      .accessibilityLabel(style.accessibilityName)
  }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Title").style(.title)
      Text("Text").style(.text)
      Text("More text").style(.text)
      Text("Caption").style(.caption)
    }
  }
}
