// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Typography",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Typography", targets: ["Typography"])],
  targets: [
    .target(name: "Typography", resources: [.process("Fonts")])
  ])
