import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

final class BoardController: UIViewController {
  @IBOutlet private var boardLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = NSMutableAttributedString(attributedString: boardLabel.attributedText!)
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 0, length: text.length))
    boardLabel.attributedText = text
  }
}

final class StyledLabel: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    guard let own = attributedText else { return }
    let text = NSMutableAttributedString(attributedString: own)
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 12),
      range: NSRange(location: 0, length: text.length))
    attributedText = text
  }
}

final class MovedLabel: UILabel {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    let text = NSMutableAttributedString(attributedString: attributedText!)
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 12), range: NSMakeRange(0, text.length))
    attributedText = text
  }
}

// The rest keeps its font.
final class HalfLabel: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    let text = NSMutableAttributedString(attributedString: attributedText!)
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 12), range: NSRange(location: 0, length: 2))
    attributedText = text
  }
}

final class PerhapsLabel: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    let text = NSMutableAttributedString(attributedString: attributedText!)
    if UIAccessibility.isBoldTextEnabled {
      text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 12), range: NSMakeRange(0, text.length))
    }
    attributedText = text
  }
}

// What it gives itself is the text that has its fonts.
final class OtherLabel: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    let own = NSMutableAttributedString(attributedString: attributedText!)
    let text = NSMutableAttributedString(attributedString: own)
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 12), range: NSMakeRange(0, text.length))
    attributedText = own
  }
}
