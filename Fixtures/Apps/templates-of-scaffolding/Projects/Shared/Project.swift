import ProjectDescription

let project = Project(
    name: "Shared",
    targets: [
        .target(
            name: "Shared",
            destinations: .iOS,
            product: .staticFramework,
            bundleId: "com.mini.shared",
            sources: ["Sources/**"],
            resources: ["Resources/**"]
        )
    ]
)
