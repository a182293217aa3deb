// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Bell",
  platforms: [.macOS(.v14)],
  targets: [.executableTarget(name: "Bell", path: "Sources/Bell")]
)
