import ProjectDescription

let project = Project(
  name: "Mill",
  targets: [
    .target(
      name: "Mill", destinations: .iOS, product: .app, bundleId: "mill.app",
      infoPlist: .extendingDefault(with: ["UIAppFonts": ["Item 0": "GateSans-Regular.ttf"]]),
      sources: ["App/Sources/**"], resources: ["Kit/Resources/Fonts/**"],
      dependencies: [.target(name: "Kit")]),
    .target(
      name: "Kit", destinations: .iOS, product: .framework, bundleId: "mill.kit",
      sources: ["Kit/Sources/**"], resources: ["Kit/Resources/**"]),
  ])
