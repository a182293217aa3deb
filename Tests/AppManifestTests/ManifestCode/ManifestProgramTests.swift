import FileTree
import SourceText
import Testing

@testable import AppManifest

/// What manifests say by way of Swift: loops, filters, constants of extensions, names of modules.
@Suite struct ManifestProgramTests {
  @Test func `targets that loops and filters make have each its own name`() throws {
    let folder = try ProjectFolder([
      "Project.swift": #"""
      import ProjectDescription
      struct Module { let name: String; var isApp = false; var parts: [String] = [] }
      let modules = [
        Module(name: "App", isApp: true, parts: ["Kit", "UI"]), Module(name: "Kit"),
        Module(name: "UI"),
      ]
      func frameworks() -> [Target] {
        var targets: [Target] = []
        for module in modules where !module.isApp {
          targets.append(
            .target(
              name: module.name, destinations: .iOS, product: .framework,
              bundleId: "x.\(module.name)", resources: ["\(module.name)/*.ttf"]))
        }
        return targets
      }
      let apps = modules.filter { $0.isApp }.map { module in
        ProjectDescription.Target.target(
          name: module.name, destinations: [.iPhone], product: .app, bundleId: "a",
          dependencies: module.parts.flatMap { [.target(name: $0)] })
      }
      let project = Project(name: "P", targets: apps + frameworks())
      """#, "Kit/A.ttf": "", "UI/B.ttf": "",
    ])
    let reading = TuistProvider().read(try folder.tree())
    #expect(reading.targetNames == ["App", "Kit", "UI"])
    #expect(reading.target("App")?.product == .process(.app))
    #expect(reading.target("App")?.dependencies.map(\.name) == ["Kit", "UI"])
    #expect(reading.target("Kit")?.bundlePaths == ["A.ttf"])
    #expect(reading.target("UI")?.bundlePaths == ["B.ttf"])
    #expect(reading.unchecked.isEmpty)
  }

  @Test func `what an Info.plist is merged or reduced from is followed`() throws {
    let folder = try ProjectFolder([
      "Project.swift": #"""
      import ProjectDescription
      let base: [String: Plist.Value] = ["UIAppFonts": ["Old.ttf"], "A": "b"]
      let fonts = ["A", "B"].reduce(into: [Plist.Value]()) { $0.append(.string("\($1).ttf")) }
      var plist = base.merging(["A": "c"]) { $1 }
      let project = Project(name: "P", targets: [
        .target(
          name: "App", destinations: .iOS, product: .app, bundleId: "a",
          infoPlist: .extendingDefault(with: plist.merging(["UIAppFonts": .array(fonts)]) { _, new in new })),
      ])
      """#
    ])
    let reading = TuistProvider().read(try folder.tree())
    #expect(reading.target("App")?.entries == ["A.ttf", "B.ttf"])
    #expect(reading.unchecked.isEmpty)
  }

  @Test func `a package by the name of its module, dependencies by constants of their type`() throws
  {
    let folder = try ProjectFolder([
      "Package.swift": """
      import PackageDescription
      extension Target.Dependency { static let base: Self = .target(name: "Base") }
      let part = Target.Dependency.product(name: "Far", package: "far")
      let package = PackageDescription.Package(
        name: "K", dependencies: [.package(path: "../Far")],
        targets: [.target(name: "A", dependencies: [.base, part]), .target(name: "Base")])
      """
    ])
    let reading = SwiftPackageProvider().read(try folder.tree())
    #expect(
      reading.target("A")?.dependencies == [
        .init(project: folder.path, name: "Base"),
        // It is not there: a local package of the project may be the one.
        .product(ofPackage: "package:far", "Far"),
      ])
    #expect(reading.unchecked.isEmpty)
  }
}
