import ProjectDescription

let project = Project(
  name: "Reader",
  targets: [
    .target(
      name: "Reader",
      destinations: .iOS,
      product: .app,
      bundleId: "org.example.reader",
      deploymentTargets: .iOS("16.0"),
      infoPlist: .extendingDefault(with: [
        "UILaunchScreen": [:],
        "UIAppFonts": [
          "GateSans-Regular.ttf",
          "GateSans-Heavy.ttf",
        ],
      ]),
      sources: ["Sources/**"],
      resources: ["Resources/**"]
    )
  ]
)
