import ProjectDescription

let project = Project(
    name: "App",
    targets: [
        .target(
            name: "App",
            destinations: .iOS,
            product: .app,
            bundleId: "com.mini.App",
            sources: ["Sources/**"],
            dependencies: [.project(target: "Feature", path: "../Feature"), .project(target: "Shared", path: "../Shared")]
        )
    ]
)
