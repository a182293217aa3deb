import UIKit

final class BoldLabel: UILabel {
  func apply() {
    let bold = UIFont(name: "GateSans-Regular", size: 17)?.fontDescriptor
      .withSymbolicTraits(.traitBold)
    guard let bold else { return }
    font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont(descriptor: bold, size: 0))
  }
}
