import SwiftUI

public struct FontStyle: Sendable {
    public let font: SwiftUI.Font

    public init(fontConvertible: FontConvertible, size: CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle) {
        self.font = fontConvertible.swiftUIFont(size: size, relativeTo: textStyle)
    }

    public static let body = FontStyle(fontConvertible: KitFonts.GateSans.regular, size: 14, relativeTo: .body)
}
