import ProjectDescription

let project = Project(
  name: "Diary",
  targets: [
    .target(
      name: "Diary",
      destinations: .iOS,
      product: .app,
      bundleId: "org.example.diary",
      deploymentTargets: .iOS("16.0"),
      infoPlist: .extendingDefault(with: ["UIAppFonts": ["GateSans-Regular.ttf"]]),
      sources: ["Sources/**"],
      resources: ["Resources/**"],
      dependencies: [.external(name: "Styles"), .external(name: "Faces"), .external(name: "Charts")]
    )
  ]
)
