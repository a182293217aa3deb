import SourceText

/// The JavaScript that a script of the target packs into the app, as React Native does.
struct ReactNativeSources {
  let project: XcodeProject
  let files: ProjectFiles

  private static let scripts = [
    "react-native-xcode.sh", "react-native bundle", "expo export:embed", "react-native/scripts/",
  ]
  private static let code: Set<String> = ["js", "jsx", "ts", "tsx", "mjs", "cjs"]

  func sources(of target: XcodeObject) -> [String] {
    let packs = project.objects("buildPhases", of: target).contains { phase in
      guard phase.isa == "PBXShellScriptBuildPhase" else { return false }
      let text = phase.string("shellScript") ?? ""
      return Self.scripts.contains { text.contains($0) }
    }
    guard packs, let root = root else { return [] }
    return files.files(below: root).filter { Self.code.contains($0.pathExtension) }
  }

  /// The nearest folder above the project that holds a package of npm.
  private var root: String? {
    var folder = project.sourceRoot
    while !folder.isEmpty {
      if files.file(folder + "/package.json") != nil { return folder }
      folder = folder.folder
    }
    return nil
  }
}
