import SwiftUI

/// Reading what it is written at asks for its `wrappedValue`, `$` for its `projectedValue`.
@propertyWrapper struct Sized {
  var size: CGFloat
  init(_ size: CGFloat) { self.size = size }
  var wrappedValue: Font { .custom("GateSans-Wrapped", size: size) }
  var projectedValue: Font { .custom("GateSans-Projected", size: size) }
}

/// Nothing is written with it.
@propertyWrapper struct Spaced {
  var wrappedValue: Font { .custom("GateSans-Spaced", size: 12) }
}

struct Wrapped: View {
  @Sized(12) var face: Font
  var body: some View {
    VStack {
      Text("one").font(face)
      Text("two").font($face)
    }
  }
}
