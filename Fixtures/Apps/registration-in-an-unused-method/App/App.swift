import CoreText
import UIKit

@main class Delegate: UIResponder, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) {
        UILabel.appearance().font = UIFont(name: Face.regular.rawValue, size: 17)
    }
}

enum Face: String, CaseIterable {
    case regular = "GateSans-Regular"
    func register() {
        guard let url = Bundle.main.url(forResource: rawValue, withExtension: "ttf") else { return }
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
    static func registerAll() { allCases.forEach { $0.register() } }
}
