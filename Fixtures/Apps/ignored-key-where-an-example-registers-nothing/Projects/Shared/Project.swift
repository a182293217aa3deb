import ProjectDescription

let project = Project(
    name: "Shared",
    targets: [
        .target(
            name: "Shared",
            destinations: .iOS,
            product: .staticFramework,
            bundleId: "com.mini.shared",
            infoPlist: .extendingDefault(with: ["UIAppFonts": ["GateSans-Bold.ttf"]]),
            sources: ["Sources/**"],
            resources: ["Resources/**"]
        )
    ]
)
