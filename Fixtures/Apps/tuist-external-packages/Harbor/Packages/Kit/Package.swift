// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Kit",
  products: [.library(name: "Kit", targets: ["Kit"])],
  dependencies: [],
  targets: [.target(name: "Kit")]
)
