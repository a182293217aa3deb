import ProjectDescription
public extension [Target] {
    static func app(name: String) -> [Target] {
        [.target(name: name, destinations: .iOS, product: .app, bundleId: "a.b.c",
            infoPlist: .extendingDefault(with: .fonts(["GateSans-Regular.ttf"])),
            sources: "Sources/**", resources: "Resources/**")]
    }
}
public extension [String: Plist.Value] {
    static func fonts(_ files: [String]) -> Self {
        ["UIAppFonts": .array(files.map { .string($0) })]
    }
}
