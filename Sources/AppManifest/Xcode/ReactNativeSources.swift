import FileTree
import SourceText

/// The JavaScript that a script of a project's target packs into the app, as React Native does.
final class ReactNativeSources {
  private let project: XcodeProject
  private let files: ProjectFiles

  private static let scripts = [
    "react-native-xcode.sh", "react-native bundle", "expo export:embed", "react-native/scripts/",
  ]
  private static let code: Set<String> = ["js", "jsx", "ts", "tsx", "mjs", "cjs"]

  init(project: XcodeProject, files: ProjectFiles) {
    self.project = project
    self.files = files
  }

  func sources(of target: XcodeObject) -> [String] {
    root != nil && isPacked(into: target) && !isLeftover(target) ? sources : []
  }

  private lazy var sources =
    root.map { root in
      files.files(below: root).filter { Self.code.contains($0.pathExtension) }
    } ?? []

  /// Whether a script packs the code into a target; where none is known to, it is that of every app.
  private func isPacked(into target: XcodeObject) -> Bool {
    if hasScript(target) { return true }
    guard target.string("productType") == "com.apple.product-type.application", !someHasScript
    else { return false }
    return dependencies.contains { $0.key == "react-native" || $0.key == "expo" }
  }

  private lazy var someHasScript = project.targets.contains(where: hasScript)

  private func hasScript(_ target: XcodeObject) -> Bool {
    project.objects("buildPhases", of: target).contains { phase in
      guard phase.isa == "PBXShellScriptBuildPhase" else { return false }
      let text = phase.string("shellScript") ?? ""
      return Self.scripts.contains { text.contains($0) }
    }
  }

  /// The target for tvOS that React Native's template once brought, in an app that is for iOS alone.
  private func isLeftover(_ target: XcodeObject) -> Bool {
    guard target.string("name")?.hasSuffix("-tvOS") == true else { return false }
    return !dependencies.contains { entry in
      entry.key == "react-native-tvos" || entry.value.string?.contains("react-native-tvos") == true
    }
  }

  private lazy var dependencies: [PlacedValue.Entry] = {
    guard let root, let path = files.file(root + "/package.json"),
      let bytes = try? FileTree.read(path),
      let package = try? JSONDocument.read(SourceText(path: path, bytes: bytes))
    else { return [] }
    return ["dependencies", "devDependencies"].flatMap { package[$0]?.entries ?? [] }
  }()

  /// The nearest folder above the project that holds a package of npm.
  private lazy var root: String? = {
    var folder = project.sourceRoot
    while !folder.isEmpty {
      if files.file(folder + "/package.json") != nil { return folder }
      folder = folder.folder
    }
    return nil
  }()
}
