import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
    name: "Shelf",
    targets: [
        .app(
            target: .target(
                name: "Shelf", destinations: [.iPhone], product: .app, bundleId: "org.example.shelf",
                deploymentTargets: .iOS("16.0"),
                infoPlist: .extendingDefault(with: [
                    "UIAppFonts": ["GateSans-Regular.ttf", "GateSans-Bold.ttf"]
                ]),
                dependencies: [.target(name: "Kit")]
            )
        ),
        .kit(
            target: .target(
                name: "", destinations: [.iPhone], product: .staticLibrary, bundleId: "",
                deploymentTargets: .iOS("16.0")
            )
        ),
    ]
)
