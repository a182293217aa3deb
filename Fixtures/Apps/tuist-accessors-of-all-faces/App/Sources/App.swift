import UIKit
@main class Delegate: UIResponder, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) {
        UILabel.appearance().font = AppFontFamily.GateSans.regular.font(size: 17)
        AppFontFamily.allCustomFonts.forEach { _ = $0.font(size: 1) }
        UITextField.appearance().font = UIFont(name: "GateSans-Bold", size: 17)
    }
}
