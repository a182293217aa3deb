import ProjectDescription

let project = Project(
    name: "Example",
    targets: [
        .target(
            name: "Example",
            destinations: .iOS,
            product: .app,
            bundleId: "com.mini.Example",
            sources: ["Sources/**"],
            dependencies: [.project(target: "Feature", path: "../Feature"), .project(target: "Shared", path: "../Shared")]
        )
    ]
)
