// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Drafts",
  products: [.library(name: "Drafts", targets: ["Drafts"])],
  dependencies: [],
  targets: [.target(name: "Drafts")]
)
