import UIKit

final class ShareViewController: UIViewController {
    override func viewDidLoad() { _ = UserDefaults.standard.string(forKey: "text") }
}
