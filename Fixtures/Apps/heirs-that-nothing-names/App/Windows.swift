import UIKit

/// Only Info.plist names it.
final class Windows: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        UILabel.appearance().font = UIFont(name: "GateSans-Windows", size: 17)
        let bar = CountBar()
        bar.show(3)
        window?.addSubview(bar)
    }
}
