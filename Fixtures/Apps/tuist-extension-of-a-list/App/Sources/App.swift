import UIKit
@main class Delegate: UIResponder, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) {
        UILabel.appearance().font = UIFont(name: "GateSans-Regular", size: 17)
        UITextView.appearance().font = UIFont(name: "GateSans-Rgular", size: 17)
    }
}
