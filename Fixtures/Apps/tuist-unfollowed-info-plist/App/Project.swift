import Foundation
import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
  name: "App",
  targets: [
    .target(
      name: "App", destinations: .iOS, product: .app, bundleId: "org.example.app", infoPlist: .app,
      sources: ["Sources/**"], resources: ["Resources/**"]),
    .target(
      name: "Board", destinations: .iOS, product: .app, bundleId: "org.example.board",
      infoPlist: .file(path: .path(ProcessInfo.processInfo.environment["BOARD_PLIST"]!)),
      sources: ["Board/**"], resources: ["Resources/**"]),
    .target(
      name: "Clock", destinations: .iOS, product: .app, bundleId: "org.example.clock",
      infoPlist: .extendingDefault(with: ["UILaunchStoryboardName": "Launch"]),
      sources: ["Clock/**"], resources: ["Resources/**"]),
  ])
