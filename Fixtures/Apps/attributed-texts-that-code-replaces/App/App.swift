import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

final class BoardController: UIViewController {
  @IBOutlet private var fontLabel: UILabel!
  @IBOutlet private var textLabel: UILabel! {
    didSet { textLabel.attributedText = NSAttributedString(string: "Now") }
  }
  @IBOutlet private var keptLabel: UILabel!
  @IBOutlet private var spelledLabel: UILabel!
  @IBOutlet private var plainLabel: UILabel!
  @IBOutlet private var titleButton: UIButton!
  @IBOutlet private var fontButton: UIButton!
  @IBOutlet private var plainButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    fontLabel.font = UIFont.boldSystemFont(ofSize: 12)
    // The fonts stay.
    let text = NSMutableAttributedString(attributedString: keptLabel.attributedText!)
    text.append(NSAttributedString(string: "!"))
    keptLabel.attributedText = text
    // Of the text only the letters stay.
    spelledLabel.attributedText = NSAttributedString(string: spelledLabel.attributedText!.string)
    // Draws in the label's own font what has none.
    plainLabel.attributedText = NSAttributedString(string: "Now")
    titleButton.setAttributedTitle(NSAttributedString(string: "Go"), for: .normal)
    // What an attributed title is drawn in is its own.
    fontButton.titleLabel?.font = UIFont.boldSystemFont(ofSize: 12)
    plainButton.titleLabel?.font = UIFont.boldSystemFont(ofSize: 12)
  }
}
