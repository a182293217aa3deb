import CompanyPlugin
import ProjectDescription

let project = Project(
  name: "Diary",
  targets: [
    CompanyTarget.app(
      name: "Diary", infoPlist: ["UIAppFonts": ["GateSans-Regular.ttf"]],
      dependencies: [.target(name: "Kit")]),
    .target(
      name: "Kit", destinations: .iOS, product: .framework, bundleId: "org.example.kit",
      sources: ["Kit/Sources/**"]),
    .target(
      name: "Share", destinations: .iOS, product: .appExtension, bundleId: "org.example.share",
      sources: ["Share/Sources/**"]),
  ]
)
