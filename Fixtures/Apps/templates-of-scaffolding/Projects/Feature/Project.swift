import ProjectDescription

let project = Project(
    name: "Feature",
    targets: [
        .target(
            name: "Feature",
            destinations: .iOS,
            product: .staticFramework,
            bundleId: "com.mini.feature",
            sources: ["Sources/**"],
            dependencies: [.project(target: "Shared", path: "../Shared")]
        )
    ]
)
