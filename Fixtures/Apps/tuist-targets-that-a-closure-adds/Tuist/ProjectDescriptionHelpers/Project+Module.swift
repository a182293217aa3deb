import ProjectDescription

public enum Part {
  case sources
  case example
}

extension Project {
  public static func module(name: String, parts: Set<Part>) -> Project {
    var made: [Target] = []
    parts.forEach { part in
      switch part {
      case .sources:
        made.append(
          .target(
            name: name, destinations: .iOS, product: .framework, bundleId: "org.example.\(name)",
            sources: ["Sources/**"], resources: ["Resources/**"]))
      case .example:
        made.append(
          .target(
            name: "\(name)Example", destinations: .iOS, product: .app,
            bundleId: "org.example.\(name).example", sources: ["Example/**"],
            dependencies: [.target(name: name)]))
      }
    }
    return Project(name: name, targets: made)
  }
}
