// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Gate",
  platforms: [.macOS(.v14)],
  targets: [.executableTarget(name: "Gate", path: "Sources/Gate")]
)
