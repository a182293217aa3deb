// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "Kit", platforms: [.iOS(.v15)], products: [.library(name: "Kit", targets: ["Kit"])], dependencies: [.package(url: "https://github.com/acme/brand-fonts.git", from: "1.0.0")], targets: [ .target(name: "Kit", dependencies: [.product(name: "BrandFonts", package: "brand-fonts")], resources: [.process("Fonts")]) ])
