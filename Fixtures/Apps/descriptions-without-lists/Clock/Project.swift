import ProjectDescription

let project = Project(
  name: "Clock",
  options: .options(disableSynthesizedResourceAccessors: true),
  targets: [
    .target(
      name: "Clock",
      destinations: .iOS,
      product: .app,
      bundleId: "org.example.clock",
      infoPlist: .extendingDefault(with: [
        "UILaunchScreen": [:],
        "UIStatusBarHidden": true,
      ]),
      sources: ["Sources/**"],
      resources: ["Resources/**"]
    )
  ]
)
