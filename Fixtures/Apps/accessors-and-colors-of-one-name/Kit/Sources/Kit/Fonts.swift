import CoreText
import SwiftUI
import UIKit

public enum KitFonts: Sendable {
    public enum GateSans: Sendable {
        public static let regular = FontConvertible(name: "GateSans-Regular", family: "Gate Sans", path: "GateSans-Regular.ttf")
        public static let bold = FontConvertible(name: "GateSans-Bold", family: "Gate Sans", path: "GateSans-Bold.ttf")
        public static let black = FontConvertible(name: "GateSans-Italic", family: "Gate Sans", path: "GateSans-Italic.ttf")
        public static let all: [FontConvertible] = [regular, bold, black]
    }
}

public struct FontConvertible: Sendable {
    public let name: String
    public let family: String
    public let path: String

    public func swiftUIFont(size: CGFloat) -> SwiftUI.Font { SwiftUI.Font.custom(self, size: size) }

    public func swiftUIFont(size: CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle) -> SwiftUI.Font {
        SwiftUI.Font.custom(self, size: size, relativeTo: textStyle)
    }

    public func register() {
        guard let url = url else { return }
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }

    fileprivate func registerIfNeeded() {
        if !UIFont.fontNames(forFamilyName: family).contains(name) {
            register()
        }
    }

    fileprivate var url: URL? { Bundle.module.url(forResource: path, withExtension: nil) }
}

public extension SwiftUI.Font {
    static func custom(_ font: FontConvertible, size: CGFloat) -> SwiftUI.Font {
        font.registerIfNeeded()
        return custom(font.name, size: size)
    }

    static func custom(_ font: FontConvertible, fixedSize: CGFloat) -> SwiftUI.Font {
        font.registerIfNeeded()
        return custom(font.name, fixedSize: fixedSize)
    }

    static func custom(_ font: FontConvertible, size: CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle) -> SwiftUI.Font {
        font.registerIfNeeded()
        return custom(font.name, size: size, relativeTo: textStyle)
    }
}
