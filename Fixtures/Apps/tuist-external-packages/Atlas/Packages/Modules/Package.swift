// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Modules",
  products: [.library(name: "Styles", targets: ["Styles"])],
  dependencies: [.package(path: "../Faces")],
  targets: [.target(name: "Styles", dependencies: [.product(name: "Faces", package: "Faces")])]
)
