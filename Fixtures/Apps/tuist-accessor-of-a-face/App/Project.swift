import ProjectDescription
let project = Project(name: "App", targets: [
    .target(name: "App", destinations: .iOS, product: .app, bundleId: "a.b.c", infoPlist: .default,
        sources: "Sources/**", resources: "Resources/**"),
])
