import UIKit

final class Editor: UIViewController {
    let text = UITextView()
    override func viewDidLoad() { text.font = Settings.codeFont }
}
