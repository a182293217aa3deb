import FileTree
import SourceText
import Testing

@testable import AppManifest

@Suite("Tuist")
struct TuistTests {
  private func read(_ files: [String: String]) throws -> (ProjectReading, ProjectFolder) {
    let folder = try ProjectFolder(files)
    return (TuistProvider().read(try folder.tree()), folder)
  }

  @Test("A target's fonts are flattened, its dictionary is the manifest, its accessors register")
  func plain() throws {
    let (reading, folder) = try read([
      "Project.swift": """
      import ProjectDescription

      let project = Project(
        name: "Demo",
        targets: [
          .target(
            name: "Demo",
            destinations: [.iPhone, .iPad],
            product: .app,
            bundleId: "x",
            deploymentTargets: .iOS("16.4"),
            infoPlist: .extendingDefault(with: [
              "UILaunchScreen": [:],
              "UIAppFonts": ["Lobster.ttf", .string("Wrong.ttf")],
            ]),
            sources: ["Demo/Sources/**", .glob("Demo/More/**", excluding: ["Demo/More/Old/**"])],
            resources: [
              "Demo/Resources/**",
              .glob(pattern: "Demo/Extra/*.otf", excluding: "Demo/Extra/No.otf"),
              .folderReference(path: "Demo/Kept"),
            ],
            dependencies: [.target(name: "Kit"), .external(name: "X"), .sdk(name: "c++", type: .library)]
          ),
          .target(name: "Kit", destinations: .iOS, product: .staticFramework, bundleId: "k",
                  sources: "Kit/**", resources: ["KitFonts/*.ttf"]),
        ]
      )
      """,
      "Demo/Sources/A.swift": "", "Demo/More/B.swift": "", "Demo/More/Old/C.swift": "",
      "Demo/Resources/Fonts/Lobster.ttf": "", "Demo/Resources/A.xcassets/b/In.ttf": "",
      "Demo/Extra/Yes.otf": "", "Demo/Extra/No.otf": "", "Demo/Extra/Deep/No.otf": "",
      "Demo/Kept/sub/K.ttf": "", "Kit/K.swift": "", "KitFonts/Kit.ttf": "",
    ])
    let demo = try #require(reading.target("Demo"))
    #expect(demo.product == .process(.app))
    #expect(demo.platforms == [.init(platform: .iOS, deploymentTarget: OSVersion(16, 4))])
    #expect(demo.bundlePaths == ["Kept/sub/K.ttf", "Lobster.ttf", "Yes.otf"])
    #expect(folder.relative(demo.sources) == ["Demo/More/B.swift", "Demo/Sources/A.swift"])
    let manifest = try #require(demo.declarations.first?.manifest)
    #expect(manifest.entries.map(\.value) == ["Lobster.ttf", "Wrong.ttf"])
    #expect(manifest.entries.map(\.place.position) == ["14:25", "14:48"])
    #expect(manifest.keys.map(\.place.position) == ["14:10"])
    #expect(demo.dependencies.map(\.name) == ["Kit"])
    #expect(demo.registrations.map(\.name) == ["TuistFonts+Demo.swift"])
    let kit = try #require(reading.target("Kit"))
    #expect(kit.product == .packageTarget(bundleName: "Demo_Kit"))
    #expect(reading.unchecked.isEmpty)
    let app = try #require(
      ProjectGraph(reading.targets).processes(provider: reading.provider).first)
    #expect(
      app.bundle.fonts.map(\.bundlePath) == [
        "Lobster.ttf", "Yes.otf", "Kept/sub/K.ttf", "Demo_Kit.bundle/Kit.ttf",
      ])
    #expect(app.synthesized.map(\.name) == ["TuistFonts+Demo.swift", "TuistFonts+Kit.swift"])
    #expect(app.provider == .project(.tuist, path: folder.path + "/Project.swift"))
  }

  @Test("Helpers of the project are followed, with their constants, parameters and enums")
  func helpers() throws {
    let (reading, folder) = try read([
      "Tuist/ProjectDescriptionHelpers/Module.swift": #"""
      import ProjectDescription

      public enum Module: String, CaseIterable {
        case core = "CoreKit"
        case feature
        public var path: String { "Modules/\(rawValue)" }
      }
      let fonts = ["A", "B"].map { $0 + ".ttf" }
      public extension TargetDependency {
        static func module(_ module: Module) -> TargetDependency {
          .project(target: module.rawValue, path: .relativeToRoot(module.path))
        }
        enum Kits {}
      }
      public extension TargetDependency.Kits {
        static let core = TargetDependency.module(.core)
      }
      public extension Dictionary where Key == String, Value == Plist.Value {
        static let base: Self = ["UILaunchScreen": .dictionary([:])]
        func fonts(_ names: [String]) -> Self {
          merging(["UIAppFonts": .array(names.map { .string($0) })]) { _, new in new }
        }
      }
      public extension Project {
        static func make(
          _ module: Module, product: Product, resources: Bool = false, dependencies: [TargetDependency] = []
        ) -> Project {
          var targets: [Target] = []
          let main = Target(
            name: module.rawValue, platform: .iOS, product: product, bundleId: "x.\(module)",
            deploymentTarget: .iOS(targetVersion: "14.0", devices: [.iphone]),
            infoPlist: product == .app ? .extendingDefault(with: [String: Plist.Value].base.fonts(fonts)) : .default,
            sources: ["Sources/**"], resources: resources ? ["Resources/**"] : nil,
            dependencies: dependencies)
          targets.append(main)
          if product == .app {
            targets += [.target(name: "\(module.rawValue)Widget", destinations: .iOS, product: .appExtension, bundleId: "w")]
          }
          return Project(name: module.rawValue, options: .options(disableSynthesizedResourceAccessors: true), targets: targets)
        }
      }
      """#,
      "Modules/CoreKit/Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project.make(.core, product: .framework, resources: true)
      """,
      "Modules/feature/Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project.make(.feature, product: .app, dependencies: [.Kits.core])
      """,
      "Modules/CoreKit/Resources/A.ttf": "", "Modules/CoreKit/Sources/C.swift": "",
    ])
    #expect(reading.unchecked.isEmpty)
    #expect(reading.targetNames == ["CoreKit", "feature", "featureWidget"])
    let app = try #require(reading.target("feature"))
    #expect(app.entries == ["A.ttf", "B.ttf"])
    #expect(app.platforms == [.init(platform: .iOS, deploymentTarget: OSVersion(14))])
    #expect(
      app.dependencies == [
        .init(project: folder.path + "/Modules/CoreKit/Project.swift", name: "CoreKit")
      ])
    #expect(reading.target("featureWidget")?.product == .process(.appex))
    #expect(reading.target("CoreKit")?.bundlePaths == ["A.ttf"])
    #expect(reading.target("CoreKit")?.registrations == [])
  }

  @Test("Where a helper is not known, one process of unknown kind has every entry and font")
  func unknownHelper() throws {
    let (reading, folder) = try read([
      "Project.swift": """
      import ProjectDescription
      import CompanyPlugin
      let project = Project.companyApp(name: "Demo", plist: ["UIAppFonts": ["Lobster.ttf"]])
      """,
      "Anywhere/Fonts/Lobster.ttf": "", "Anywhere/A.swift": "",
    ])
    let processes = ProjectGraph(reading.targets).processes(provider: reading.provider)
    let process = try #require(processes.first)
    #expect(processes.count == 1)
    #expect(process.kind == .unknown)
    #expect(process.manifest.entries.map(\.value) == ["Lobster.ttf"])
    #expect(process.manifest.entries.map(\.place.position) == ["3:72"])
    #expect(process.bundle.matching == .suffix)
    #expect(process.bundle.fonts.map(\.bundlePath) == ["Anywhere/Fonts/Lobster.ttf"])
    #expect(process.sources == .files([folder.path + "/Anywhere/A.swift"]))
    #expect(reading.unchecked.map(\.isError) == [false])
  }

  @Test(
    "The project of a file counts, whatever its name",
    arguments: ["let name = \"x\"\nlet designProject = Project(", "Project("])
  func named(start: String) throws {
    let (reading, _) = try read([
      "Project.swift": """
      import ProjectDescription
      \(start)name: "Design", targets: [
        .target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "k", resources: ["F/*.ttf"])])
      """, "F/A.ttf": "",
    ])
    #expect(reading.targetNames == ["Kit"])
    #expect(reading.target("Kit")?.bundlePaths == ["A.ttf"])
    #expect(reading.unchecked.isEmpty)
  }

  @Test("A plist by its path is read; a missing one and a wrong type are faults")
  func plists() throws {
    let (reading, folder) = try read([
      "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist()",
      "App/Project.swift": """
      import ProjectDescription
      let project = Project(name: "D", targets: [
        .target(name: "A", destinations: .macOS, product: .app, bundleId: "a", infoPlist: .file(path: .relativeToRoot("Plists/A.plist"))),
        .target(name: "B", destinations: .iOS, product: .app, bundleId: "b", infoPlist: "Gone.plist"),
        .target(name: "C", destinations: .iOS, product: .app, bundleId: "c", infoPlist: .dictionary(["UIAppFonts": ["Item 0": "x.ttf"]])),
        .target(name: "E", destinations: .iOS, product: .app, bundleId: "e", infoPlist: .dictionary(["UIAppFonts": .array(names())])),
      ])
      """,
      "Plists/A.plist":
        "<plist><dict><key>ATSApplicationFontsPath</key><string>Fonts</string></dict></plist>",
    ])
    #expect(reading.target("A")?.entries == ["Fonts"])
    #expect(reading.target("A")?.platformNames == ["macOS"])
    #expect(
      reading.target("B")?.declarations.first?.manifest.faults.map(\.kind) == [
        .missing(folder.path + "/App/Gone.plist")
      ])
    let fault = reading.target("C")?.declarations.first?.manifest.faults.first?.kind
    guard case .wrongType(.uiAppFonts, found: "a dictionary", expected: _)? = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(reading.target("E")?.declarations.first?.manifest.faults == [])
    #expect(reading.unchecked.count == 1)
  }

  @Test("Synchronized folders, copied files, and synthesizers without fonts")
  func folders() throws {
    let (reading, _) = try read([
      "Project.swift": """
      import ProjectDescription
      let project = Project(
        name: "D",
        targets: [
          .target(
            name: "D", destinations: .iOS, product: .app, bundleId: "d",
            copyFiles: [.resources(name: "Fonts", subpath: "Type", files: ["Copied/*.ttf"])],
            buildableFolders: ["App", .folder("Res", exceptions: .exceptions([.exception(excluded: ["No.ttf"])]))])
        ],
        resourceSynthesizers: [.strings()])
      """,
      "App/Deep/A.swift": "", "Res/Fonts/Y.ttf": "", "Res/No.ttf": "", "Copied/C.ttf": "",
    ])
    let target = try #require(reading.target("D"))
    #expect(target.bundlePaths == ["Type/C.ttf", "Y.ttf"])
    #expect(target.sources.count == 1)
    #expect(target.registrations == [])
  }

  @Test("Code that never ends or goes too deep is passed over, the other projects are read")
  func damaged() throws {
    let (reading, folder) = try read([
      "Deep/Project.swift": "import ProjectDescription\nlet p = "
        + String(repeating: "[", count: 50),
      "Loop/Project.swift": """
      import ProjectDescription
      func again(_ n: Int) -> Project { again(n) }
      let project = again(1)
      """,
      "Grow/Project.swift": """
      import ProjectDescription
      let a = ["x", "x", "x", "x", "x", "x", "x", "x"]
      \((0..<12).map { "let a\($0) = \($0 == 0 ? "a" : "a\($0 - 1)").flatMap { _ in \($0 == 0 ? "a" : "a\($0 - 1)") }" }.joined(separator: "\n"))
      let project = Project(name: "G", targets: a11.map { .target(name: $0, product: .app) })
      """,
      "Good/Project.swift": """
      import ProjectDescription
      let project = Project(name: "G", targets: [.target(name: "Good", destinations: .iOS, product: .app, bundleId: "g")])
      """,
      "Other/Project.swift": "struct Project {}",
    ])
    #expect(reading.target("Good")?.product == .process(.app))
    let deep = try #require(reading.unchecked.first { $0.isError })
    #expect(folder.relative(deep.path) == "Deep/Project.swift")
  }
}
