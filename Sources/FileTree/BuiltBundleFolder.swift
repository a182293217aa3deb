/// Whether a folder is what a build made, or only is called so: `shop.app` may be the folder of a site.
///
/// A built bundle says what it is in an `Info.plist`. One that lost it is still none of a project's folders:
/// nothing stands in it that only the people who write an app need.
enum BuiltBundleFolder {
  private static let extensions: Set<String> = [
    "app", "appex", "framework", "xcframework", "xcarchive", "dSYM", "ipa",
  ]
  /// Where an `Info.plist` stands in an app for iOS, in one for macOS, and in a framework.
  private static let manifests = [
    "Info.plist", "Contents/Info.plist", "Resources/Info.plist", "Versions/A/Resources/Info.plist",
  ]
  /// Files that projects begin with.
  private static let projectFiles: Set<String> = [
    "package.json", "app.json", "app.config.js", "app.config.ts", "Package.swift", "Project.swift",
    "project.yml", "Podfile", "pubspec.yaml",
  ]
  private static let projectFolders: Set<String> = ["xcodeproj", "xcworkspace"]
  private static let sourceFolders: Set<String> = ["src", "Sources"]
  private static let sources: Set<String> = [
    "swift", "m", "mm", "ts", "tsx", "jsx", "storyboard", "xib",
  ]

  /// Whether a folder of this name may be a built bundle.
  static func isNamed(_ name: String) -> Bool { extensions.contains(pathExtension(name)) }

  static func contains(_ path: String) -> Bool {
    // A folder that cannot be read is none whose code could be checked.
    guard let names = names(in: path) else { return true }
    // No build copies a project's own files.
    if names.contains(where: isOfProjectAlone) { return false }
    let isDeclared = manifests.contains { (try? System.status(path + "/" + $0)) != nil }
    return isDeclared || !names.contains(where: isOfProject) && !holdsProject(names, in: path)
  }

  private static func isOfProjectAlone(_ name: String) -> Bool {
    name == "Package.swift" || projectFolders.contains(pathExtension(name))
  }

  private static func isOfProject(_ name: String) -> Bool {
    projectFiles.contains(name) || sourceFolders.contains(name)
      || sources.contains(pathExtension(name))
  }

  /// Whether a project stands in one of the folders there.
  private static func holdsProject(_ names: [String], in path: String) -> Bool {
    names.contains { name in
      !name.contains(".")
        && (self.names(in: path + "/" + name) ?? []).contains {
          isOfProjectAlone($0) || projectFiles.contains($0)
        }
    }
  }

  private static let mostNames = 10_000

  private static func names(in path: String) -> [String]? {
    (try? System.items(path, limit: mostNames))?.map { String(decoding: $0.name, as: UTF8.self) }
  }

  private static func pathExtension(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
  }
}

extension FileTree {
  /// Whether a folder that is called as an app or a framework is, holds a project.
  package static func isProject(_ path: String) -> Bool {
    let path = absolute(path)
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    return BuiltBundleFolder.isNamed(name) && isFolder(path) && !BuiltBundleFolder.contains(path)
  }
}
