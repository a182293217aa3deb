import UIKit

final class NotesViewController: UIViewController {
    override func viewDidLoad() { view.addSubview(Line()) }
}

final class Line: UITextView {
    override func didMoveToSuperview() { font = Settings.codeFont }
}
