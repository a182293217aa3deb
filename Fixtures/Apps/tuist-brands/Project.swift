import ProjectDescription

func brand(_ name: String, font: String) -> Target {
  .target(
    name: name,
    destinations: .iOS,
    product: .app,
    bundleId: "com.example.\(name)",
    infoPlist: .extendingDefault(with: ["UIAppFonts": [.string(font)]]),
    sources: ["Shared/**"],
    resources: ["\(name)/**"])
}

let project = Project(
  name: "Brands",
  targets: [
    brand("Ash", font: "GateSans-Regular.ttf"),
    brand("Birch", font: "GateSans-Bold.ttf"),
  ])
