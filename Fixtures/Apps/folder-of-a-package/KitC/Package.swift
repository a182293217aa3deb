// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "KitC", platforms: [.iOS(.v15)], products: [.library(name: "KitC", targets: ["KitC"])], targets: [ .target(name: "KitC", resources: [.copy("Fonts")]) ])
