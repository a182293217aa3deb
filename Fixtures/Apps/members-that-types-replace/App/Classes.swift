import SwiftUI
import UIKit

// Only its subclass is made.
class Sheet {
  var name: String { "GateSans-None" }
  func detail() -> String { "GateSans-None" }
  class var family: String { "GateSans-Perhaps" }
  var font: Font { .custom(name, size: 17) }
  func small() -> Font { .custom(detail(), size: 12) }
  class var title: Font { .custom(family, size: 20) }
}

final class Poster: Sheet {
  override var name: String { "GateSans-Bold" }
  override func detail() -> String { "GateSans-Bald" }
  override class var family: String { "GateSans-Regular" }
}

// Both are made.
class Base {
  var font: Font { .custom("GateSans-Wrong", size: 17) }
}

final class Heir: Base {
  override var font: Font { .custom("GateSans-Bold", size: 17) }
}

// The system asks the labels for their fonts.
class BaseLabel: UILabel {
  var face: String { "GateSans-Maybe" }

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = UIFont(name: face, size: 17)
  }

  required init?(coder: NSCoder) { fatalError("no storyboard has it") }
}

final class PlateLabel: BaseLabel {
  override var face: String { "GateSans-Regular" }
}

struct Plate: UIViewRepresentable {
  func makeUIView(context: Context) -> PlateLabel { PlateLabel() }
  func updateUIView(_ view: PlateLabel, context: Context) {}
}
