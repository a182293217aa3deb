import ProjectDescription

let project = Project(
    name: "Style",
    targets: [
        .target(
            name: "Style", destinations: .iOS, product: .framework, bundleId: "org.example.style",
            deploymentTargets: .iOS("16.0"), infoPlist: .default, sources: ["Sources/**"]
        )
    ]
)
