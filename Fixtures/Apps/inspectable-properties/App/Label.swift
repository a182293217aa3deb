import UIKit

enum Font: String { case small, semiLarge }

func fonts(_ font: Font) -> UIFont {
    switch font {
    case .small: return face.withSize(10)
    case .semiLarge: return face.withSize(20)
    }
}
private let face = UIFont(name: "GateSans-Regular", size: 12)!

class Label: UILabel {
    /// A case of the app's own, whatever the property is called.
    @IBInspectable var firstFont: String = Font.small.rawValue {
        didSet { font = fonts(Font(rawValue: firstFont)!) }
    }

    /// A font's name.
    @IBInspectable var titleFont: String = "GateSans-Regular" {
        didSet { font = UIFont(name: titleFont, size: 12) }
    }
}
