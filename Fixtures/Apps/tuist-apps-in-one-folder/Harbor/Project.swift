import ProjectDescription

let project = Project(
  name: "Harbor",
  targets: [
    .target(
      name: "Harbor", destinations: .iOS, product: .app, bundleId: "org.example.harbor",
      infoPlist: .extendingDefault(with: ["UIAppFonts": ["GateSans-Bold.ttf"]]),
      sources: ["Sources/**"], resources: ["Resources/**"])
  ],
  resourceSynthesizers: []
)
