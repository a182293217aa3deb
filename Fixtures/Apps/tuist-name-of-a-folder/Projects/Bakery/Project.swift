import ProjectDescription

let project = Project(
    name: "Bakery",
    targets: [
        .target(
            name: "Bakery", destinations: .iOS, product: .app, bundleId: "gate.bakery",
            sources: ["Sources/**"],
            dependencies: [
                .project(target: "Motion", path: "../Motion"),
            ])
    ])
