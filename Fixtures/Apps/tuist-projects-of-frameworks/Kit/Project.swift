import ProjectDescription

let project = Project(
    name: "Kit",
    targets: [
        .target(
            name: "Kit", destinations: .iOS, product: .framework, bundleId: "org.example.kit",
            deploymentTargets: .iOS("16.0"), infoPlist: .default, sources: ["Sources/**"],
            resources: ["Resources/**"], dependencies: [.project(target: "Style", path: "../Style")]
        )
    ]
)
