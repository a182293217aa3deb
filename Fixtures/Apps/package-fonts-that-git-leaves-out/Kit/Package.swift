// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Kit",
  platforms: [.iOS(.v16)],
  products: [
    .library(name: "Style", targets: ["Style"]),
    .library(name: "Plain", targets: ["Plain"]),
  ],
  targets: [
    .target(name: "Style", resources: [.copy("Fonts")]),
    .target(name: "Plain", resources: [.process("Resources")]),
  ]
)
