import Kit
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let label = UILabel()
        label.font = .gate(.title)
        let other = UILabel()
        other.font = .gate(.body)
        UINavigationBar.appearance().titleTextAttributes = [
            .font: UIFont(name: "GateSans-Bold", size: 17)!
        ]
        let root = UIViewController()
        root.view.addSubview(label)
        root.view.addSubview(other)
        window = UIWindow()
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
    }
}
