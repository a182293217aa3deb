import UIKit

final class TitleLabel: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    let base = UIFont(name: "Georgia", size: 17)!
    if let bold = base.fontDescriptor.withSymbolicTraits(.traitBold) {
      font = UIFont(descriptor: bold, size: 17)
    } else {
      font = UIFont(name: "Georgia-Bald", size: 17)
    }
  }
}

final class NoteLabel: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    let base = UIFont(name: "GateSans-Regular", size: 17)!
    let italic = base.fontDescriptor.withSymbolicTraits(.traitItalic).map {
      UIFont(descriptor: $0, size: 17)
    }
    font = italic ?? UIFont(name: "GateSans-Slanted", size: 17)
  }
}

// Which font it has no one knows.
final class OpenLabel: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    if let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) {
      font = UIFont(descriptor: bold, size: 17)
    } else {
      font = UIFont(name: "GateSans-Strong", size: 17)
    }
  }
}
