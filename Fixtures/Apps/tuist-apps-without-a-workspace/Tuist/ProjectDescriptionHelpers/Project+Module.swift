import ProjectDescription

extension Project {
  public static func module(name: String) -> Project {
    Project(
      name: name,
      targets: [
        .target(
          name: name, destinations: .iOS, product: .framework, bundleId: "org.example.\(name)",
          sources: ["Sources/**"], resources: ["Resources/**"]),
        .target(
          name: "\(name)Example", destinations: .iOS, product: .app,
          bundleId: "org.example.\(name).example", sources: ["Example/**"],
          dependencies: [.target(name: name)]),
      ])
  }
}
