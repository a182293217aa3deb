import CoreText
import Foundation

public enum Kit {
    public static func registerFonts() {
        for name in ["GateSans-Regular", "GateSans-Bold"] {
            guard let url = Bundle.module.url(forResource: name, withExtension: "ttf") else { continue }
            CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
        }
    }
}
