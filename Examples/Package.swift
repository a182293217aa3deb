// swift-tools-version: 6.2
import PackageDescription

// A customer would write
//   .package(url: "https://…/fontgate", from: "0.1.0")
// Here it is the checkout around this folder, whatever that is called.
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "fontgate", path: "..")],
  targets: [
    .executableTarget(
      name: "list-faces",
      dependencies: [.product(name: "FontInspection", package: "fontgate")])
  ]
)
