// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Typography",
  products: [.library(name: "Typography", targets: ["Typography"])],
  targets: [.target(name: "Typography")])
