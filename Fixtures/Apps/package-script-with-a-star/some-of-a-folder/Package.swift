// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Lamp",
  platforms: [.macOS(.v14)],
  targets: [.executableTarget(name: "Lamp", path: "Sources/Lamp")]
)
