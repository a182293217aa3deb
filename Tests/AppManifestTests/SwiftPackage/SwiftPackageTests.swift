import FileTree
import SourceText
import Testing

@testable import AppManifest

@Suite("Swift packages")
struct SwiftPackageTests {
  private func read(_ files: [String: String]) throws -> (ProjectReading, ProjectFolder) {
    let folder = try ProjectFolder(files)
    return (SwiftPackageProvider().read(try folder.tree()), folder)
  }

  @Test("Processed fonts are flattened, copied ones keep their folder, others are not there")
  func resources() throws {
    let (reading, folder) = try read([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit",
        platforms: [.iOS(.v15), .macOS("12.3"), .custom("x", versionString: "1")],
        products: [.library(name: "KitUI", targets: ["KitUI"])],
        targets: [
          .target(
            name: "KitUI", dependencies: ["Base", .target(name: "Other")],
            exclude: ["Old"],
            resources: [.process("Resources"), .copy("Resources/Kept"), .copy("One.ttf")]),
          .target(name: "Base", path: "Elsewhere/Base", sources: ["In"]),
          .target(name: "Other"),
          .testTarget(name: "KitUITests", dependencies: ["KitUI"]),
        ])
      """,
      "Sources/KitUI/A.swift": "", "Sources/KitUI/Resources/Deep/P.ttf": "",
      "Sources/KitUI/Resources/Kept/x/K.ttf": "", "Sources/KitUI/One.ttf": "",
      "Sources/KitUI/Old/O.ttf": "", "Sources/KitUI/Unlisted.ttf": "",
      "Elsewhere/Base/In/B.swift": "", "Elsewhere/Base/Out/C.swift": "",
      "Tests/KitUITests/T.swift": "",
    ])
    let target = try #require(reading.target("KitUI"))
    #expect(target.product == .packageTarget(bundleName: "Kit_KitUI"))
    #expect(target.bundlePaths == ["Kept/x/K.ttf", "One.ttf", "P.ttf"])
    #expect(target.fonts.first { $0.bundlePath == "P.ttf" }?.place?.position == "11:29")
    #expect(folder.relative(reading.target("Base")?.sources ?? []) == ["Elsewhere/Base/In/B.swift"])
    #expect(
      target.dependencies == [
        .init(project: folder.path, name: "Base"), .init(project: folder.path, name: "Other"),
      ])
    #expect(
      target.platforms == [
        .init(platform: .iOS, deploymentTarget: OSVersion(15)),
        .init(platform: .macOS, deploymentTarget: OSVersion(12, 3)),
      ])
    #expect(reading.target("KitUITests")?.product == .tests)
    #expect(reading.unchecked.isEmpty)
  }

  @Test("A product stands for its targets")
  func products() throws {
    let (reading, folder) = try read([
      "App/Package.swift": """
      let package = Package(
        name: "App", dependencies: [.package(path: "../Kit"), .package(url: "https://x", from: "1")],
        targets: [
          .target(name: "App", dependencies: [
            .product(name: "KitUI", package: "kit"), .product(name: "Far", package: "x")])
        ])
      """,
      "Kit/Package.swift": """
      let package = Package(
        name: "Kit", products: [.library(name: "KitUI", type: .dynamic, targets: ["A", "B"])],
        targets: [.target(name: "A"), .target(name: "B")])
      """,
      "App/Sources/App/App.swift": "", "Kit/Sources/A/A.swift": "", "Kit/Sources/B/B.swift": "",
    ])
    let kit = folder.path + "/Kit"
    #expect(
      reading.target("App")?.dependencies == [
        .product(ofPackage: kit, "KitUI"),
        PackageIdentities.product(ofPackageAt: "https://x", "Far"),
      ])
    let product = reading.targets.first { $0.id == .product(ofPackage: kit, "KitUI") }
    #expect(product?.dependencies.map(\.name) == ["A", "B"])

    let graph = ProjectGraph(reading.targets, standIns: reading.standIns)
    let processes = graph.processes(provider: reading.provider)
    #expect(processes.map(\.name) == ["App (package)"])
    #expect(processes.first?.kind == .unknown)
    #expect(
      processes.first?.sources
        == .files([
          folder.path + "/App/Sources/App/App.swift", kit + "/Sources/A/A.swift",
          kit + "/Sources/B/B.swift",
        ]))
  }

  @Test("A package that an app links is no process of its own")
  func linkedPackage() throws {
    let (reading, folder) = try read([
      "Package.swift": """
      let package = Package(name: "Kit", targets: [.target(name: "Kit", resources: [.process("F")])])
      """,
      "Sources/Kit/F/A.ttf": "",
    ])
    let app = ProjectTarget(
      id: .init(project: "/p", name: "App"), product: .process(.app),
      platforms: [.init(platform: .iOS)],
      declarations: [.init(configurations: [], manifest: Manifest(path: nil))], sources: [],
      fonts: [], dependencies: [.init(project: folder.path, name: "Kit")])
    let alone = ProjectGraph(reading.targets, standIns: reading.standIns)
    let linked = ProjectGraph(reading.targets + [app], standIns: reading.standIns)
    #expect(alone.processes(provider: reading.provider).map(\.name) == ["Kit (package)"])
    let processes = linked.processes(provider: reading.provider)
    #expect(processes.map(\.name) == ["App"])
    #expect(processes.first?.bundle.fonts.map(\.bundlePath) == ["Kit_Kit.bundle/A.ttf"])
  }

  @Test("Constants, conditions and later additions are followed")
  func evaluation() throws {
    let (reading, _) = try read([
      "Package.swift": #"""
      import Foundation
      let fonts = "Fonts"
      let isOpen = ProcessInfo.processInfo.environment["OPEN"] != nil
      func module(_ name: String, resources: [Resource] = []) -> Target {
        .target(name: name + "Module", path: "Code/\(name)", resources: resources)
      }
      let package = Package(name: "K", targets: [module("A", resources: [.process(fonts)])])
      package.targets.append(.target(name: "Late", path: "Code/Late"))
      if isOpen { package.targets += [module("B")] }
      """#,
      "Code/A/Fonts/x.ttf": "", "Code/B/b.swift": "", "Code/Late/l.swift": "",
    ])
    #expect(reading.targetNames == ["AModule", "Late", "BModule"])
    #expect(reading.target("AModule")?.bundlePaths == ["x.ttf"])
    #expect(reading.target("BModule")?.sources.count == 1)
  }

  @Test("An app of Swift Playgrounds is an app, its plist the file it names")
  func playgroundApp() throws {
    let (reading, folder) = try read([
      "My.swiftpm/Package.swift": """
      import AppleProductTypes
      let package = Package(
        name: "My", platforms: [.iOS("16.0")],
        products: [.iOSApplication(
          name: "My", targets: ["AppModule"], bundleIdentifier: "x",
          additionalInfoPlistContentFilePath: "Info.plist")],
        targets: [.executableTarget(
          name: "AppModule", path: ".", exclude: ["Info.plist"], resources: [.process("Resources")])])
      """,
      "My.swiftpm/Info.plist":
        "<plist><dict><key>UIAppFonts</key><array><string>A.ttf</string></array></dict></plist>",
      "My.swiftpm/Resources/A.ttf": "", "My.swiftpm/App.swift": "",
    ])
    #expect(reading.targetNames == ["My"])
    let app = try #require(reading.target("My"))
    #expect(app.product == .process(.app))
    #expect(app.bundlePaths == ["A.ttf"])
    #expect(app.entries == ["A.ttf"])
    #expect(app.sources.contains(folder.path + "/My.swiftpm/App.swift"))
    #expect(reading.standIns.isEmpty)
  }

  @Test("What cannot be parsed, or is no package, is said, and the others are read")
  func damaged() throws {
    let (reading, folder) = try read([
      "Deep/Package.swift": "let package = Package()  " + String(repeating: "[", count: 40),
      "Empty/Package.swift": "",
      "Good/Package.swift": "let package = Package(name: \"G\", targets: [.target(name: \"G\")])",
      "Good/Sources/G/G.swift": "",
      "Loop/Package.swift": """
      func f() -> Target { g() }
      func g() -> Target { f() }
      let a = b
      let b = a
      let package = Package(name: a, targets: [f(), .target(name: "L")])
      """,
    ])
    #expect(reading.targetNames == ["G", "L"])
    #expect(
      reading.unchecked.map { folder.relative($0.path) } == [
        "Deep/Package.swift", "Loop/Package.swift",
      ])
    #expect(reading.unchecked.map(\.isError) == [true, false])
  }
}
