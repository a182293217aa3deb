import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
  name: "App",
  targets: [
    .target(
      name: "App", destinations: .iOS, product: .app, bundleId: "org.example.app", infoPlist: .app,
      sources: ["Sources/**"], resources: ["Resources/**"])
  ])
