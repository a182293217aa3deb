// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Reader",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "Reader", targets: ["Reader"])],
  targets: [
    .executableTarget(name: "Reader", resources: [.copy("Fonts"), .copy("More")])
  ])
