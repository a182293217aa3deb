import ProjectDescription

let project = Project(
    name: "Shelf",
    targets: [
        .target(
            name: "Shelf", destinations: .iOS, product: .app, bundleId: "org.example.shelf",
            deploymentTargets: .iOS("16.0"), infoPlist: .file(path: "App/Info.plist"),
            sources: ["App/Sources/**"], dependencies: [.target(name: "Kit")]
        ),
        .target(
            name: "Kit", destinations: .iOS, product: .framework, bundleId: "org.example.kit",
            deploymentTargets: .iOS("16.0"), infoPlist: .default,
            sources: ["Kit/Sources/**"], resources: ["Kit/Resources/**"]
        ),
    ]
)
