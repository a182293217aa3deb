// A property wrapper that takes the name.
import SwiftUI

@propertyWrapper struct ScaledFont: DynamicProperty {
  private let name: String
  private let size: CGFloat

  init(_ name: String, size: CGFloat = 17) {
    self.name = name
    self.size = size
  }

  var wrappedValue: Font { .custom(name, size: size) }
  //                               ^ listed
}

struct Card: View {
  @ScaledFont("GateSans-Bold") private var title
  //          ^ right
  @ScaledFont("GateSans-Bald", size: 12) private var text
  //          ^ wrong
  @ScaledFont(Remote.font) private var caption

  var body: some View {
    Text("a").font(title)
    Text("b").font(text)
    Text("c").font(caption)
  }
}
