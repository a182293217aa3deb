// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Faces",
  products: [.library(name: "Faces", targets: ["Faces"])],
  dependencies: [],
  targets: [.target(name: "Faces")]
)
