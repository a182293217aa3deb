import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UILabel.appearance().font = UIFont(name: "GateSans-Bold", size: 17)
        UIButton.appearance().titleLabel?.font = UIFont(name: "GateBlock-Bold", size: 17)
        return true
    }
}
