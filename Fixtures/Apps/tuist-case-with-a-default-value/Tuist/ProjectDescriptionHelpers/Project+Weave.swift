import ProjectDescription

public enum Piece {
  case app
  case part(named: String, hasSample: Bool = false)
}

extension Project {
  public static func weave(_ piece: Piece, with dependencies: [TargetDependency] = []) -> Project {
    var targets: [Target] = []
    switch piece {
    case .app:
      targets.append(
        .target(
          name: "Loom", destinations: .iOS, product: .app, bundleId: "loom.app",
          deploymentTargets: .iOS("16.0"), infoPlist: .default, sources: ["Sources/**"],
          dependencies: dependencies))
      return Project(name: "Loom", targets: targets)
    case let .part(name, hasSample):
      targets.append(
        .target(
          name: name, destinations: .iOS, product: .framework, bundleId: "loom.\(name)",
          deploymentTargets: .iOS("16.0"), sources: ["Sources/**"], resources: ["Resources/**"],
          dependencies: dependencies))
      if hasSample {
        targets.append(
          .target(
            name: "\(name)Sample", destinations: .iOS, product: .app, bundleId: "loom.\(name).sample",
            deploymentTargets: .iOS("16.0"), sources: ["Sample/**"],
            dependencies: [.target(name: name)]))
      }
      return Project(name: name, targets: targets)
    }
  }
}
