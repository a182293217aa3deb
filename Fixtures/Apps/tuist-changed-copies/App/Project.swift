import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(name: "App", targets: [
    .target(name: "App", destinations: .iOS, product: .app, bundleId: "x.App", infoPlist: .default, sources: ["Sources/**"],
            dependencies: [.project(target: "Design", path: "../Design")]),
])
