import ProjectDescription

public extension Target {
    static func library(named name: String) -> Target {
        .target(
            name: name, destinations: .iOS, product: .staticFramework, bundleId: "gate.\(name)",
            sources: ["Sources/**"])
    }
}
