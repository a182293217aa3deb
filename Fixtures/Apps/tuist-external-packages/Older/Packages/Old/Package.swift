// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Old",
  products: [.library(name: "Old", targets: ["Old"])],
  dependencies: [],
  targets: [.target(name: "Old")]
)
