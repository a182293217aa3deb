// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Recipes",
  platforms: [.iOS(.v17)],
  targets: [
    .executableTarget(name: "Recipes", dependencies: ["Kit", "Palette"]),
    .target(name: "Kit", resources: [.process("Fonts")]),
    .target(name: "Palette"),
  ]
)
