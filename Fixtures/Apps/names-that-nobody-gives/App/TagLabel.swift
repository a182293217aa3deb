import UIKit

/// A font of its own for its tags, which nobody gives it: it never asks for one.
final class TagLabel: UILabel {
  @IBInspectable var tagFontName: String? = nil { didSet { restyle() } }
  var tagFontSize: CGFloat? = nil { didSet { restyle() } }

  private var tagFont: UIFont? {
    guard let tagFontName = tagFontName, let tagFontSize = tagFontSize else { return nil }
    return UIFont(name: tagFontName, size: tagFontSize)
  }

  override var text: String? { didSet { restyle() } }

  private func restyle() {
    attributedText = NSAttributedString(
      string: text ?? "", attributes: [.font: tagFont ?? UIFont.systemFont(ofSize: 12)])
  }
}

/// The same with a font that a controller gives it.
final class NoteLabel: UILabel {
  var noteFontName: String?

  func restyle() {
    guard let noteFontName else { return }
    font = UIFont(name: noteFontName, size: 12)
  }
}
