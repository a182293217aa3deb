import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
    name: "Shelf",
    targets: [
        .target(
            name: "Shelf", destinations: .iOS, product: .app, bundleId: "org.example.shelf",
            deploymentTargets: .iOS("16.0"), infoPlist: .default,
            sources: ["Sources/**"], dependencies: [
                .project(target: "Kit", path: "../Kit"), .project(target: "Signs", path: "../Signs")
            ]
        )
    ]
)
