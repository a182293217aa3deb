// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "Kit", platforms: [.iOS(.v15)], products: [.library(name: "Kit", targets: ["Kit"])], dependencies: [.package(path: "../Packages-fonts")], targets: [ .target(name: "Kit", dependencies: [.product(name: "BrandFonts", package: "BrandFonts")], resources: [.process("Fonts")]) ])
