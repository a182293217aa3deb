import Foundation
import ProjectDescription

public enum Names {
    private static let usual = "Ferry"
    private static let chosen: String = {
        if let name = ProcessInfo.processInfo.environment["FERRY_NAME"] {
            return name
        } else {
            return usual
        }
    }()

    public static let app = chosen
    public static let isForStore = ProcessInfo.processInfo.environment["FERRY_STORE"] == "1"

    /// What a file says that is written before.
    public static var desk: String {
        try! String(contentsOfFile: "name.txt", encoding: .utf8)
    }
}

extension Target {
    public static func app(name: String, fonts: [String]) -> Target {
        .target(
            name: name, destinations: [.iPhone], product: .app, bundleId: "gate.\(name)",
            infoPlist: .extendingDefault(with: ["UIAppFonts": .array(fonts.map { .string($0) })]),
            sources: ["Sources/**"], resources: ["Resources/**"])
    }
}
