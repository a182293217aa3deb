import ProjectDescription

public extension Target {
  static func buildAppTarget(name: String) -> Target {
    return target(
      name: name,
      destinations: [.iPhone],
      product: .app,
      bundleId: "com.example.\(name)",
      infoPlist: .extendingDefault(with: ["UIAppFonts": ["GateSans-Regular.ttf"]]),
      sources: ["Sources/**"],
      resources: ["Resources/**"]
    )
  }
}

public extension Project {
  static func buildApp(name: String) -> Project {
    return .init(name: name, targets: [.buildAppTarget(name: name)])
  }
}
