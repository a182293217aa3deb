// swift-tools-version: 5.9
import PackageDescription

#if TUIST
  import ProjectDescription

  let packageSettings = PackageSettings(productTypes: ["Styles": .framework])
#endif

let package = Package(
  name: "Diary",
  dependencies: [
    .package(path: "../Packages/Modules"),
    .package(url: "https://example.org/charts/Charts.git", from: "5.0.0"),
  ]
)
