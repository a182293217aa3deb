// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "quay-resources",
  products: [.library(name: "QuayResources", targets: ["QuayResources"])],
  targets: [.target(name: "QuayResources")]
)
