// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The executable of a release: its artifact bundle beside this file, or the one that
/// `FONTGATE_ARTIFACT_BUNDLE` names by its path below this folder.
let bundle =
  ProcessInfo.processInfo.environment["FONTGATE_ARTIFACT_BUNDLE"] ?? "fontgate.artifactbundle"

let package = Package(
  name: "FontGatePlugins",
  products: [
    .plugin(name: "FontGateCommandPlugin", targets: ["FontGateCommandPlugin"]),
    .plugin(name: "FontGateBuildToolPlugin", targets: ["FontGateBuildToolPlugin"]),
  ],
  targets: [
    .binaryTarget(name: "fontgate", path: bundle),
    .plugin(
      name: "FontGateCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "fontgate", description: "Find font names that fall back to the system font")),
      dependencies: ["fontgate"]),
    .plugin(
      name: "FontGateBuildToolPlugin", capability: .buildTool(), dependencies: ["fontgate"]),
  ]
)
