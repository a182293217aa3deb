import CoreText
import UIKit

public enum Faces {
    public static func register() {
        guard let fontURLs = Bundle.main.urls(forResourcesWithExtension: "ttf", subdirectory: nil) else { return }
        for url in fontURLs {
            CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
        }
    }
}

extension UIFont {
    public static func gate(size: CGFloat) -> UIFont {
        UIFont(name: "GateSans-Bold", size: size) ?? .systemFont(ofSize: size)
    }
}
