import UIKit

class Welcome: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.attributedText = NSAttributedString(
      string: "Welcome, friend", attributes: [.font: titleLabel.font, .foregroundColor: UIColor.white])
  }
}
