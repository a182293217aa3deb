import SwiftUI

protocol Themed {
  static var family: String { get }
  var name: String { get }
  func small() -> Font
}

extension Themed {
  static var family: String { "GateSans-Perhaps" }
  var name: String { "GateSans-Default" }
  var font: Font { .custom(name, size: 17) }
  func small() -> Font { .custom("GateSans-Unused", size: 12) }
  static var title: Font { .custom(family, size: 20) }
}

struct Light: Themed {
  static let family = "GateSans-Bold"
  let name = "GateSans-Regular"
  func small() -> Font { .custom("GateSans-Bold", size: 12) }
}

enum Dark: Themed {
  static let family = "GateSans-Regular"
  var name: String { "GateSans-Nobody" }
  func small() -> Font { .custom("GateSans-Bold", size: 12) }
}

// Has the default of the name.
struct Plain: Themed {
  static let family = "GateSans-Bold"
  func small() -> Font { .custom("GateSans-Bold", size: 12) }
}
