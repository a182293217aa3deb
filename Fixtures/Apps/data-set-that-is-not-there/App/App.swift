import UIKit
import CoreText
let face = "GateSans-Rgular"
func register() {
    guard let data = NSDataAsset(name: face)?.data, let provider = CGDataProvider(data: data as CFData), let font = CGFont(provider) else { return }
    CTFontManagerRegisterGraphicsFont(font, nil)
}
@main class Delegate: UIResponder, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) {
        register()
        UILabel.appearance().font = UIFont(name: face, size: 17)
    }
}
