// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatWarning("StrictMemorySafety", as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let algorithms = Target.Dependency.product(name: "Algorithms", package: "swift-algorithms")
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let swiftSyntax: [Target.Dependency] = [
  .product(name: "SwiftSyntax", package: "swift-syntax"),
  .product(name: "SwiftParser", package: "swift-syntax"),
]
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")

/// A module: its name, and what it may import.
func module(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

/// The tests of a module.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

/// What stands under the library and the command.
let kit: [Target.Dependency] = [
  "FontReport", "FontDiagnostics", "FontResolution", "FontInspection", "AppManifest",
  "FontReferences", "XcodeProjects", "SourceText", "FileTree",
]

let package = Package(
  name: "fontgate",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "fontgate", targets: ["fontgate"]),
    .library(name: "FontGateKit", targets: ["FontGateKit"]),
    .library(name: "FontInspection", targets: ["FontInspection"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-algorithms", from: "1.2.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype6-dev"]), .brew(["freetype"])]),
    .systemLibrary(name: "CAllocator"),
    module("FileTree", [algorithms]),
    module("FontInspection", ["CFreeType", "FileTree", algorithms]),
    module("SourceText", [yams, algorithms]),
    module("XcodeProjects", ["SourceText", "FileTree"]),
    module(
      "AppManifest",
      [
        "XcodeProjects", "NameFlow", "SwiftLowering", "JavaScriptLowering", "SourceText",
        "FileTree",
      ]),
    module("NameFlow", ["SourceText", algorithms]),
    module("SwiftLowering", ["NameFlow", "SourceText"] + swiftSyntax),
    module("ObjectiveCLowering", ["NameFlow", "SourceText", algorithms]),
    module("JavaScriptLowering", ["NameFlow", "SourceText", algorithms]),
    module(
      "FontReferences",
      [
        "NameFlow", "SwiftLowering", "ObjectiveCLowering", "JavaScriptLowering", "SourceText",
        "FileTree",
      ]),
    module("FontResolution", ["FontInspection", "AppManifest", "FontReferences", "SourceText"]),
    module(
      "FontDiagnostics",
      [
        "FontResolution", "FontInspection", "AppManifest", "FontReferences", "SourceText",
        algorithms,
      ]),
    module(
      "FontReport",
      [
        "FontDiagnostics", "FontResolution", "FontInspection", "AppManifest", "FontReferences",
        "SourceText", mustache,
      ], exclude: ["Schemas"]),
    module("FontGateKit", kit + ["CAllocator", algorithms]),
    .executableTarget(
      name: "fontgate", dependencies: kit + ["FontGateKit", argumentParser],
      swiftSettings: settings),

    tests("ArchitectureTests", []),
    tests("FileTreeTests", ["FileTree"]),
    // FreeType draws there what FontInspection says of outlines.
    tests("FontInspectionTests", ["FontInspection", "CFreeType"]),
    tests("SourceTextTests", ["SourceText"]),
    tests("XcodeProjectsTests", ["XcodeProjects", "SourceText"]),
    tests("AppManifestTests", ["AppManifest", "XcodeProjects", "SourceText", "FileTree"]),
    tests("NameFlowTests", ["NameFlow"]),
    tests(
      "FontReferencesTests",
      [
        "FontReferences", "NameFlow", "SwiftLowering", "ObjectiveCLowering", "SourceText",
        "FileTree",
      ]),
    tests(
      "FontResolutionTests",
      ["FontResolution", "FontInspection", "AppManifest", "FontReferences", "SourceText"]),
    tests(
      "FontDiagnosticsTests",
      [
        "FontDiagnostics", "FontResolution", "FontInspection", "AppManifest", "FontReferences",
        "SourceText",
      ]),
    tests(
      "FontReportTests",
      [
        "FontReport", "FontDiagnostics", "FontResolution", "FontInspection", "AppManifest",
        "FontReferences", "SourceText",
      ], exclude: ["Goldens"]),
    tests("FontGateKitTests", kit + ["FontGateKit"]),
  ],
  swiftLanguageModes: [.v6]
)

// Only `scripts/fuzz` builds libFuzzer's program, which has a `main` of its own.
if Context.environment["FONTGATE_FUZZ"] != nil {
  let name = "FontgateFuzz"
  package.targets.append(
    .executableTarget(
      name: name, dependencies: kit + ["FontGateKit"], path: "scripts/fuzz-targets",
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}
