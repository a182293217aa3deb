import UIKit

protocol Wording { func face() -> UIFont? }

final class PlainWording: Wording {
    func face() -> UIFont? { UIFont(name: "GateSans-Bolq", size: 15) }
}

final class Panel: UIViewController {
    var wording: Wording!

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.font = wording.face()
        view.addSubview(label)
    }
}

@main
final class MillDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = Panel()
        window?.makeKeyAndVisible()
        return true
    }
}
