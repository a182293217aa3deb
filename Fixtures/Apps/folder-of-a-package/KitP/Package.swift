// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "KitP", platforms: [.iOS(.v15)], products: [.library(name: "KitP", targets: ["KitP"])], targets: [ .target(name: "KitP", resources: [.process("Fonts")]) ])
