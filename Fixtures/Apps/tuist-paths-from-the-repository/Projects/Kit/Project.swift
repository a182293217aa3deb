import ProjectDescription

let project = Project(
      name: "Kit",
      targets: [
        .target(
          name: "Kit", destinations: .iOS, product: .framework, bundleId: "org.example.k",
          sources: ["Sources/**"], resources: ["Resources/**"]),
        .target(
          name: "KitExample", destinations: .iOS, product: .app,
          bundleId: "org.example.example", sources: ["Example/**"],
          dependencies: [.target(name: "Kit")]),
      ])
