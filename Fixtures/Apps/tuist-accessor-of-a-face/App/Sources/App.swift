import UIKit
@main class Delegate: UIResponder, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) {
        UILabel.appearance().font = AppFontFamily.GateSans.regular.font(size: 17)
        UITextField.appearance().font = UIFont(name: "GateSans-Bold", size: 17)
        UITextView.appearance().font = UIFont(name: "GateDisplay-SemiBold", size: 17)
        UIButton.appearance().titleLabel?.font = UIFont(name: "GateSans-Regular", size: 17)
        print(AppFontFamily.GateSans.bold.name, AppFontFamily.GateDisplay.semiBold.font(size: 9))
    }
}
final class OldLabel {
    private func unused() { _ = AppFontFamily.GateSans.italic.font(size: 17) }
}
