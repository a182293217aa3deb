// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "quay-ui",
  products: [.library(name: "QuayUI", targets: ["QuayUI"])],
  dependencies: [.package(name: "quay-resources", path: "./quay-resources")],
  targets: [.target(name: "QuayUI", dependencies: [.product(name: "QuayResources", package: "quay-resources")])]
)
