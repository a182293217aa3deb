import FileTree
import SourceText
import Testing

@testable import AppManifest

@Suite("XcodeGen")
struct XcodeGenTests {
  private func read(_ files: [String: String]) throws -> (ProjectReading, ProjectFolder) {
    let folder = try ProjectFolder(files)
    return (XcodeGenProvider().read(try folder.tree()), folder)
  }

  @Test("The fonts of a source folder land at the top, and the spec's properties are the manifest")
  func groupAndProperties() throws {
    let (reading, folder) = try read([
      "project.yml": """
      name: Demo
      options:
        deploymentTarget:
          iOS: 15.0
      targets:
        Demo:
          type: application
          platform: iOS
          sources: [Demo]
          info:
            path: Demo/Info.plist
            properties:
              UIAppFonts:
                - Lobster.ttf
                - Wrong.ttf
      """,
      "Demo/App.swift": "", "Demo/Fonts/Lobster.ttf": "",
      "Demo/Assets.xcassets/x.dataset/In.ttf": "",
      "Demo/Info.plist": "stale", "Demo/Main.storyboard": "", "Other/Not.ttf": "",
    ])
    let target = try #require(reading.target("Demo"))
    #expect(target.product == .process(.app))
    #expect(
      target.platforms == [.init(platform: .iOS, deploymentTarget: OSVersion(15))])
    #expect(target.bundlePaths == ["Lobster.ttf"])
    #expect(target.entries == ["Lobster.ttf", "Wrong.ttf"])
    #expect(target.declarations.map(\.configurations) == [["Debug", "Release"]])
    let manifest = try #require(target.declarations.first?.manifest)
    #expect(manifest.path.map(folder.relative) == "project.yml")
    #expect(manifest.entries.map(\.place.position) == ["14:13", "15:13"])
    #expect(
      folder.relative(target.sources) == [
        "Demo/App.swift", "Demo/Info.plist", "Demo/Main.storyboard",
      ])
    #expect(reading.unchecked.isEmpty)
  }

  @Test("A folder reference keeps its folder, a copy phase puts files below its path")
  func layouts() throws {
    let (reading, _) = try read([
      "project.yml": """
      name: Demo
      targets:
        Demo:
          type: application
          platform: iOS
          sources:
            - path: Res/Kept
              type: folder
            - path: Res/Copied
              buildPhase:
                copyFiles: {destination: resources, subpath: Type}
            - path: Res/Plugins
              buildPhase:
                copyFiles: {destination: plugins}
            - {path: Res/None, buildPhase: none}
            - path: Res/Synced
              type: syncedFolder
              explicitFolders: [Deep/Fonts]
            - path: Res/Things.bundle
            - path: Res/One.ttf
            - path: Res/Maybe
              optional: true
            - path: Res/Gone
      """,
      "Res/Kept/a/A.ttf": "", "Res/Copied/b/B.ttf": "", "Res/None/C.ttf": "",
      "Res/Plugins/D.ttf": "", "Res/Synced/Deep/Fonts/x/E.ttf": "", "Res/Synced/Deep/F.ttf": "",
      "Res/Things.bundle/sub/G.ttf": "", "Res/One.ttf": "",
    ])
    let target = try #require(reading.target("Demo"))
    #expect(
      target.bundlePaths == [
        "F.ttf", "Fonts/x/E.ttf", "Kept/a/A.ttf", "One.ttf", "Things.bundle/sub/G.ttf",
        "Type/B.ttf",
      ])
    #expect(reading.unchecked.map { $0.path.lastComponent } == ["Gone"])
    #expect(reading.unchecked.map(\.isError) == [false])
  }

  @Test("Excludes and includes name files below the source, folders with all they hold")
  func excludes() throws {
    let (reading, _) = try read([
      "project.yml": """
      name: Demo
      targets:
        A:
          type: application
          platform: iOS
          sources:
            - path: Src
              excludes: ["**/*.otf", Old, "Single.ttf", "{x,y}/*.ttf"]
        B:
          type: app-extension
          platform: iOS
          sources:
            - path: Src
              includes: ["Old/**"]
      """,
      "Src/In.ttf": "", "Src/Deep/No.otf": "", "Src/Old/Sub/O.ttf": "", "Src/Single.ttf": "",
      "Src/Deep/Single.ttf": "", "Src/x/X.ttf": "", "Src/z/Z.ttf": "",
    ])
    #expect(reading.target("A")?.bundlePaths == ["In.ttf", "Single.ttf", "Z.ttf"])
    #expect(reading.target("B")?.bundlePaths == ["O.ttf"])
    #expect(reading.target("B")?.product == .process(.appex))
  }

  @Test("Includes are merged below the spec, their paths start from their own folder")
  func includes() throws {
    let (reading, _) = try read([
      "project.yml": """
      name: Demo
      include:
        - Modules/feature.yml
        - path: Modules/flat.yml
          relativePaths: false
        - missing.yml
      targets:
        Feature:
          platform: iOS
          info:
            properties:
              UIAppFonts: [Two.ttf]
      """,
      "Modules/feature.yml": """
      include: [../project.yml]
      targets:
        Feature:
          type: application
          sources: Feature
          info:
            path: Info.plist
            properties:
              UIAppFonts: [One.ttf]
      """,
      "Modules/flat.yml": """
      targets:
        Flat: {type: framework, platform: [iOS, macOS], sources: Feature, deploymentTarget: {iOS: "14.2", macOS: 12}}
      """,
      "Modules/Feature/One.ttf": "", "Feature/Two.ttf": "",
    ])
    #expect(reading.target("Feature")?.bundlePaths == ["One.ttf"])
    #expect(reading.target("Feature")?.entries == ["One.ttf", "Two.ttf"])
    #expect(reading.targetNames == ["Feature", "Flat_iOS", "Flat_macOS"])
    #expect(reading.target("Flat_iOS")?.bundlePaths == ["Two.ttf"])
    #expect(
      reading.target("Flat_macOS")?.platforms == [
        .init(platform: .macOS, deploymentTarget: OSVersion(12))
      ])
    #expect(reading.unchecked.map { $0.path.lastComponent } == ["missing.yml"])
  }

  @Test("Templates are laid under a target, with its name and attributes put in")
  func templates() throws {
    let (reading, _) = try read([
      "project.yml": """
      name: Demo
      targetTemplates:
        Base:
          platform: iOS
          sources:
            - ${target_name}/Sources
        App:
          templates: [Base]
          type: application
          sources: ["${fonts}", "${UNKNOWN}/Fonts"]
      targets:
        Red:
          templates: [App]
          templateAttributes: {fonts: Shared}
          sources:
            - path: Extra
      """,
      "Red/Sources/A.swift": "", "Shared/S.ttf": "", "Extra/X.otf": "",
    ])
    let target = try #require(reading.target("Red"))
    #expect(target.product == .process(.app))
    #expect(target.bundlePaths == ["S.ttf", "X.otf"])
    #expect(target.sources.count == 1)
    #expect(
      reading.unchecked.map(\.reason) == [
        "a source of the target 'Red', uses an environment variable"
      ])
  }

  @Test("INFOPLIST_FILE comes before the spec's own properties, per configuration")
  func infoPlistFiles() throws {
    let plist = """
      <plist><dict><key>UIAppFonts</key><array><string>$(BASE)-Bold.ttf</string></array></dict></plist>
      """
    let (reading, folder) = try read([
      "project.yml": """
      name: Demo
      configs: {Debug: debug, Release: release, Release Store: release}
      settingGroups:
        names: {BASE: Lobster}
      targets:
        Demo:
          type: application
          platform: iOS
          settings:
            groups: [names]
            base: {INFOPLIST_FILE: $(SRCROOT)/Plists/Info.plist}
            configs:
              debug: {INFOPLIST_FILE: Gone.plist}
      """,
      "Plists/Info.plist": plist,
    ])
    let target = try #require(reading.target("Demo"))
    #expect(
      target.declarations.map(\.configurations) == [["Debug"], ["Release", "Release Store"]])
    #expect(target.declarations.last?.manifest.entries.map(\.value) == ["Lobster-Bold.ttf"])
    let fault = try #require(target.declarations.first?.manifest.faults.first)
    #expect(fault.kind == .missing(folder.path + "/Gone.plist"))
    #expect(fault.place.position == "13:17")
  }

  @Test("Configuration files count below the target's own settings")
  func configurationFiles() throws {
    let (reading, folder) = try read([
      "project.yml": """
      name: Demo
      options: {deploymentTarget: {iOS: 13.0}}
      configFiles: {Debug: Config/All.xcconfig, Release: Config/All.xcconfig}
      targets:
        Demo:
          type: application
          platform: iOS
          settings: {INFOPLIST_KEY_UIAppFonts: A.ttf}
        Widget:
          type: app-extension
          supportedDestinations: [iOS, macOS]
          deploymentTarget: 16.0
          configFiles: {Debug: Config/All.xcconfig}
          settings: {"INFOPLIST_FILE[sdk=macosx*]": Mac.plist}
      """,
      "Config/All.xcconfig":
        "#include \"Base.xcconfig\"\nINFOPLIST_FILE = $(DIR)/$(TARGET_NAME).plist\n",
      "Config/Base.xcconfig": "DIR = Plists // here\nIPHONEOS_DEPLOYMENT_TARGET = 14.1",
      "Plists/Demo.plist":
        "<plist><dict><key>UIAppFonts</key><array><string>A.ttf</string></array></dict></plist>",
      "Plists/Widget.plist": "<plist><dict/></plist>", "Mac.plist": "<plist><dict/></plist>",
    ])
    let demo = try #require(reading.target("Demo"))
    #expect(demo.entries == ["A.ttf"])
    #expect(demo.platforms == [.init(platform: .iOS, deploymentTarget: OSVersion(14, 1))])
    #expect(demo.declarations.first?.manifest.ignoredSettings.map(\.value) == ["A.ttf"])
    let widget = try #require(reading.target("Widget"))
    #expect(widget.platforms.map(\.deploymentTarget) == [OSVersion(16), OSVersion(16)])
    #expect(
      widget.declarations.map { $0.manifest.path.map(folder.relative) } == [
        "Plists/Widget.plist", "Mac.plist",
      ])
    #expect(widget.declarations.map(\.platforms) == [[.iOS], [.macOS]])
  }

  @Test("Without a word about it, the first Info.plist of the sources is the manifest")
  func foundInfoPlist() throws {
    let (reading, folder) = try read([
      "project.yml": "name: D\ntargets: {D: {type: application, platform: iOS, sources: D}}",
      "D/Info.plist":
        "<plist><dict><key>UIAppFonts</key><array><string>A.TFF</string></array></dict></plist>",
      "D/A.TFF": "", "D/B.tff": "",
    ])
    let target = try #require(reading.target("D"))
    #expect(target.declarations.first?.manifest.path.map(folder.relative) == "D/Info.plist")
    #expect(target.bundlePaths == ["A.TFF"])
  }

  @Test("Targets and the products of local packages are what a target links")
  func dependencies() throws {
    let (reading, folder) = try read([
      "App/project.yml": """
      name: Demo
      packages:
        Kit: {path: ../Kit}
        Remote: {url: "https://example.com/x", from: 1.0.0}
      targets:
        Demo:
          type: application
          supportedDestinations: [iOS, macCatalyst]
          dependencies:
            - target: UI
            - package: Kit
            - package: Kit
              products: [KitUI]
            - package: Remote
            - sdk: UIKit.framework
        UI: {type: framework, platform: iOS}
        Tests: {type: bundle.unit-test, platform: iOS, dependencies: [{target: Demo}]}
      """
    ])
    let spec = folder.path + "/App/project.yml"
    let kit = folder.path + "/Kit"
    #expect(
      reading.target("Demo")?.dependencies == [
        .init(project: spec, name: "UI"), .product(ofPackage: kit, "Kit"),
        .product(ofPackage: kit, "KitUI"),
        PackageIdentities.product(ofPackageAt: "https://example.com/x", "Remote"),
      ])
    #expect(reading.target("Demo")?.platformNames == ["iOS", "macCatalyst"])
    #expect(reading.target("Tests")?.host == .init(project: spec, name: "Demo"))
  }

  @Test("A spec that cannot be read is said to be unchecked, and the others are read")
  func damaged() throws {
    let (reading, folder) = try read([
      "Bad/project.yml": "targets: [\n",
      "List/project.yml": "- a\n- b\n",
      "Other/project.yml": "kind: something else\n",
      "Good/project.yml": "name: G\ntargets: {G: {type: application, platform: iOS}, X: 3}",
    ])
    #expect(reading.targetNames == ["G"])
    #expect(
      reading.unchecked.map { folder.relative($0.path) } == [
        "Bad/project.yml", "List/project.yml", "Good/project.yml",
      ])
    #expect(reading.unchecked.map(\.isError) == [true, true, true])
  }

  @Test("Aliases that multiply and includes in a circle end at once")
  func bombs() throws {
    var bomb = "name: B\na0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let items = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(items)]\n"
    }
    let (reading, _) = try read([
      "A/project.yml": bomb + "targets: {A: {type: application, platform: iOS}}\n",
      "B/project.yml":
        "name: B\ninclude: [other.yml]\ntargets: {B: {templates: [T], platform: iOS}}\n",
      "B/other.yml":
        "include: [project.yml, other.yml]\ntargetTemplates: {T: {templates: [T], type: tool}}",
    ])
    #expect(reading.targetNames == ["B"])
    #expect(reading.target("B")?.product == .tool)
    #expect(reading.unchecked.count == 1)
  }

  @Test("The project that XcodeGen writes is named where it stands in the folder")
  func generated() throws {
    let (reading, folder) = try read([
      "project.yml": "name: Demo\ntargets: {D: {type: application, platform: iOS}}",
      "Demo.xcodeproj/project.pbxproj": "",
    ])
    #expect(
      reading.projects == [
        ProjectFile(
          kind: .xcodeGen, path: folder.path + "/project.yml",
          generated: [folder.path + "/Demo.xcodeproj"], written: folder.path + "/Demo.xcodeproj")
      ])
    let target = try #require(reading.target("D"))
    #expect(reading.provider(target) == .project(.xcodeGen, path: folder.path + "/project.yml"))
  }
}
