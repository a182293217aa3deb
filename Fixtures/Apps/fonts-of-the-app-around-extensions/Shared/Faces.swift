import AppKit
import CoreText

/// The app keeps the fonts; its extensions lie in Contents/PlugIns.
enum Faces {
    private static let isReady: Bool = register()

    static func bold(_ size: CGFloat) -> NSFont? {
        _ = isReady
        return NSFont(name: "GateSans-Bold", size: size)
    }

    /// Its file is in no target.
    static func regular(_ size: CGFloat) -> NSFont? {
        _ = isReady
        return NSFont(name: "GateSans-Regular", size: size)
    }

    private static func register() -> Bool {
        guard let folder = folders().first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            return false
        }
        for name in ["GateSans-Bold.ttf", "GateSans-Regular.ttf"] {
            CTFontManagerRegisterFontsForURL(folder.appendingPathComponent(name) as CFURL, .process, nil)
        }
        return true
    }

    private static func folders() -> [URL] {
        var found: [URL] = []
        var place = Bundle.main.bundleURL
        for _ in 0..<6 {
            found.append(place.appendingPathComponent("Contents/Resources/Pages/fonts", isDirectory: true))
            place = place.deletingLastPathComponent()
        }
        return found
    }
}
