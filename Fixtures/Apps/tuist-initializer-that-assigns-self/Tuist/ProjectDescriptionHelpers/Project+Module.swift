import ProjectDescription

public enum Module: String {
  case app = "App"
  case kit = "Kit"

  var targets: [Target] {
    switch self {
    case .app:
      [
        .target(
          name: rawValue, destinations: .iOS, product: .app, bundleId: "org.example.app",
          infoPlist: .extendingDefault(with: ["UIAppFonts": ["GateSans-Gone.ttf"]]),
          sources: ["Sources/**"],
          dependencies: [.project(target: "Kit", path: .relativeToRoot("Kit"))])
      ]
    case .kit:
      [
        .target(
          name: rawValue, destinations: .iOS, product: .framework, bundleId: "org.example.kit",
          sources: ["Sources/**"], resources: ["Resources/**"])
      ]
    }
  }
}

extension Project {
  public init(module: Module) {
    self = Project(name: module.rawValue, targets: module.targets)
  }
}
