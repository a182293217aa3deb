import SwiftUI

public extension Font {
    /// The generated name alone registers nothing.
    static let title1 = Font.custom(DesignFontFamily.GateSans.bold.name, size: 28)
}
