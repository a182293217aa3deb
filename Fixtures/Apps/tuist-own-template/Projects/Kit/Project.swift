import ProjectDescription

let project = Project(
  name: "Kit",
  targets: [
    .target(
      name: "Kit", destinations: .iOS, product: .framework, bundleId: "org.example.kit",
      infoPlist: .extendingDefault(with: ["UIAppFonts": ["GateSans-Bold.ttf"]]),
      sources: ["Sources/**"], resources: ["Resources/**"])
  ],
  resourceSynthesizers: [.fonts()])
