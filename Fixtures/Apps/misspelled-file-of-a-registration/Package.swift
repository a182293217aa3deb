// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Harbor",
  platforms: [.iOS(.v17)],
  targets: [
    .executableTarget(name: "Harbor", dependencies: ["Tide"], path: "App"),
    .target(name: "Tide", path: "Tide/Sources/Tide", resources: [.process("Fonts")]),
  ]
)
