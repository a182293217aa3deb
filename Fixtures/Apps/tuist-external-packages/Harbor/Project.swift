import ProjectDescription

let project = Project(
  name: "Harbor",
  targets: [
    .target(
      name: "Harbor",
      destinations: .iOS,
      product: .app,
      bundleId: "org.example.harbor",
      deploymentTargets: .iOS("16.0"),
      infoPlist: .extendingDefault(with: ["UIAppFonts": ["GateSans-Regular.ttf"]]),
      sources: ["Sources/**"],
      resources: ["Resources/**"],
      dependencies: [.external(name: "Kit")]
    )
  ]
)
