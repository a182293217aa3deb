import ProjectDescription

let project = Project(
  name: "Lantern",
  targets: [
    .target(
      name: "Lantern",
      destinations: .iOS,
      product: .app,
      bundleId: "com.example.lantern",
      infoPlist: .extendingDefault(with: ["UIAppFonts": ["GateSans-Regular.ttf"]]),
      sources: ["App/**"],
      resources: ["Fonts/**"],
      settings: .settings(configurations: [
        .debug(name: "Debug", settings: ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.lantern.debug"]),
        .release(name: "Release"),
      ]))
  ])
