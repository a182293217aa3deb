import UIKit

public enum Style {
    case title, body

    public var fontName: KitFontConvertible {
        switch self {
        case .title: return KitFontFamily.GateDisplay.semiBold
        case .body: return KitFontFamily.GateDisplay.regular
        }
    }

    public func font() -> UIFont {
        UIFont(name: self.fontName.name, size: 14) ?? .systemFont(ofSize: 14)
    }
}
