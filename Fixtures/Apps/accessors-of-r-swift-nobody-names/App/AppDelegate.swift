import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let label = UILabel()
        label.text = R.string.title
        label.font = UIFont(resource: R.font.gateSansRegular, size: 12)
        window?.addSubview(label)
    }
}
