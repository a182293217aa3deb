import ProjectDescription

let project = Project(
  name: "App",
  targets: [
    .target(
      name: "App", destinations: .iOS, product: .app, bundleId: "org.example.app",
      infoPlist: .extendingDefault(with: ["UILaunchStoryboardName": "LaunchScreen"]),
      sources: ["Sources/**"],
      dependencies: [.project(target: "Kit", path: .relativeToRoot("Kit"))])
  ])
