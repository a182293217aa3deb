import ProjectDescription

let project = Project(
  name: "Gate",
  targets: [
    .target(
      name: "Gate", destinations: .iOS, product: .app, bundleId: "org.example.gate",
      infoPlist: .extendingDefault(with: ["UIAppFonts": ["GateSans-Regular.ttf"]]),
      buildableFolders: [
        .folder("App/Sources", exceptions: [.exception(excluded: ["Old/*.swift"])]),
        .folder("App/Resources", exceptions: .exceptions([.exception(excluded: ["**/*.ttf"])])),
      ])
  ])
