// swift-tools-version:5.3
import PackageDescription

let package = Package(
    name: "Kit",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Kit", targets: ["Kit"])],
    targets: [.target(name: "Kit")]
)
