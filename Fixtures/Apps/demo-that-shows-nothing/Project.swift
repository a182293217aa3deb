import ProjectDescription

let project = Project(
    name: "Mini",
    targets: [
        .target(
            name: "Feature",
            destinations: .iOS,
            product: .staticFramework,
            bundleId: "com.mini.feature",
            sources: ["Feature/Sources/**"],
            resources: ["Feature/Resources/**"]
        ),
        .target(
            name: "App",
            destinations: .iOS,
            product: .app,
            bundleId: "com.mini.app",
            sources: ["App/Sources/**"],
            dependencies: [.target(name: "Feature")]
        ),
        .target(
            name: "Demo",
            destinations: .iOS,
            product: .app,
            bundleId: "com.mini.demo",
            sources: ["Demo/Sources/**"],
            dependencies: [.target(name: "Feature")]
        ),
    ]
)
