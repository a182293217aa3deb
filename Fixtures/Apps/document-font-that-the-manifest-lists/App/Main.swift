import UIKit

class Screen: UIViewController {
    let button = UIButton()
    let field = UITextField()
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Go", for: .normal)
        field.placeholder = "Name"
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont(name: "GateSans-Regular", size: 14) as Any]
        label.attributedText = NSAttributedString(string: "Harbour", attributes: attributes)
        view.addSubview(Card.make())
    }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = Screen()
        return true
    }
}
