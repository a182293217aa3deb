import ProjectDescription

let project = Project(
  name: "Older",
  targets: [
    .target(
      name: "Older",
      destinations: .iOS,
      product: .app,
      bundleId: "org.example.older",
      deploymentTargets: .iOS("16.0"),
      infoPlist: .extendingDefault(with: ["UIAppFonts": ["GateSans-Regular.ttf"]]),
      sources: ["Sources/**"],
      resources: ["Resources/**"],
      dependencies: [.external(name: "Old")]
    )
  ]
)
