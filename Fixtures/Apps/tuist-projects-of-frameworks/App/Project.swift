import ProjectDescription

let project = Project(
    name: "App",
    targets: [
        .target(
            name: "App", destinations: .iOS, product: .app, bundleId: "org.example.app",
            deploymentTargets: .iOS("16.0"), infoPlist: .file(path: "Info.plist"),
            sources: ["Sources/**"], resources: ["Resources/**"],
            dependencies: [.project(target: "Kit", path: "../Kit")]
        )
    ]
)
