import SwiftUI

extension Font {
  /// The app alone asks for it, though the widget compiles it.
  static func wrong(size: CGFloat) -> Font { .custom("GateSans-Bald", size: size) }
  static func right(size: CGFloat) -> Font { .custom("GateSans-Regular", size: size) }
  /// Both ask for it.
  static func both(size: CGFloat) -> Font { .custom("GateSans-Both", size: size) }
}
