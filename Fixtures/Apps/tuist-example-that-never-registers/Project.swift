import ProjectDescription

let project = Project(
  name: "Ferry",
  targets: [
    .target(
      name: "Design", destinations: .iOS, product: .framework, bundleId: "ferry.design",
      deploymentTargets: .iOS("16.0"), sources: ["Design/Sources/**"],
      resources: ["Design/Resources/**"]
    ),
    .target(
      name: "Ferry", destinations: .iOS, product: .app, bundleId: "ferry.app",
      deploymentTargets: .iOS("16.0"), infoPlist: .default, sources: ["App/Sources/**"],
      dependencies: [.target(name: "Design")]
    ),
    .target(
      name: "FerryExample", destinations: .iOS, product: .app, bundleId: "ferry.example",
      deploymentTargets: .iOS("16.0"), sources: ["Example/Sources/**"],
      dependencies: [.target(name: "Design")]
    ),
  ]
)
