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
          "GateSans-Regular.ttf",
          "Fonts/GateSans-Italic.ttf",
        ],
      ]),
      sources: ["Sources/**"],
      resources: ["Resources/**"]
    ),
    .target(
      name: "Widget",
      destinations: .iOS,
      product: .appExtension,
      bundleId: "org.example.reader.widget",
      infoPlist: .dictionary(["UIAppFonts": ["GateSans-Regular.ttf"]]),
      sources: ["Sources/**"],
      resources: ["Resources/**"]
    ),
  ]
)
