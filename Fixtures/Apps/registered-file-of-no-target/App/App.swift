import CoreText
import UIKit

@main class Delegate: UIResponder, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) {
        registerAll()
        UILabel.appearance().font = UIFont(name: "GateSans-Rgular", size: 17)
        UITextField.appearance().font = UIFont(name: "GateSans-Bold", size: 17)
        UITextView.appearance().font = UIFont(name: "GateSlab-Regular", size: 17)
    }
}

func registerAll() {
    register("GateSans-Rgular", "ttf")
    register("GateSans-Bold", "otf")
    register("GateSlab-Regular", "ttf")
}

private func register(_ name: String, _ type: String) {
    guard let url = Bundle.main.url(forResource: name, withExtension: type) else { return }
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
}
