import ProjectDescription

let project = Project(
      name: "Tools",
      targets: [
        .target(
          name: "Tools", destinations: .iOS, product: .framework, bundleId: "org.example.k",
          sources: ["Sources/**"], resources: ["Resources/**"]),
        .target(
          name: "ToolsExample", destinations: .iOS, product: .app,
          bundleId: "org.example.example", sources: ["Example/**"],
          dependencies: [.target(name: "Tools")]),
      ])
