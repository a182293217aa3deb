// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "BrandFonts", platforms: [.iOS(.v15)], products: [.library(name: "BrandFonts", targets: ["BrandFonts"])], targets: [ .target(name: "BrandFonts", resources: [.process("Fonts")]) ])
