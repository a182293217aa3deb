import ProjectDescription

let dependencies = Dependencies(
  swiftPackageManager: SwiftPackageManagerDependencies([
    .local(path: .relativeToRoot("Packages/Old")),
    .remote(url: "https://example.org/charts/Charts.git", requirement: .exact("1.0.0")),
  ]),
  platforms: [.iOS]
)
