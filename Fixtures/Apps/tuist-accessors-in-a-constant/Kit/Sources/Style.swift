import UIKit

public enum TextStyle {
    case title, body
}

extension UIFont {
    public static func gate(_ style: TextStyle) -> UIFont {
        let family = KitFontFamily.GateSans.self
        switch style {
        case .title: return family.bold.font(size: 20)
        case .body: return family.regular.font(size: 17)
        }
    }
}
