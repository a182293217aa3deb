import UIKit

public enum Style {
    case title, body

    public var fontName: KitFontConvertible {
        switch self {
        case .title: return KitFontFamily.GateSans.bold
        case .body: return KitFontFamily.GateSans.regular
        }
    }

    public func font() -> UIFont {
        // `.name` is a plain string: unlike `.font(size:)`, it registers nothing.
        UIFont(name: self.fontName.name, size: 14) ?? .systemFont(ofSize: 14)
    }
}
