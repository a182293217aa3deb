import UIKit

class Settings {
    static var codeFontName: String {
        get { UserDefaults.standard.string(forKey: "font") ?? "GateSans-Regular" }
        set { UserDefaults.standard.set(newValue, forKey: "font") }
    }
}

extension Settings {
    static var codeFont: UIFont {
        get { UIFont(name: codeFontName, size: 12) ?? .systemFont(ofSize: 12) }
        set { codeFontName = newValue.familyName }
    }
}
