import SourceText
/// Where resources land in a bundle.
enum BundleLayout {
  /// Folders that Xcode copies as they are.
  private static let copied: Set<String> = ["bundle", "lproj"]
  /// Folders that become something else, or hold what is not copied file by file.
  private static let compiled: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "framework", "xcframework", "app",
    "appex", "xcodeproj", "xcworkspace", "playground", "docc", "icon", "mlpackage", "rcproject",
    "appiconset", "imageset", "storyboardc", "dSYM",
  ]

  /// Where a file lands whose folders are only groups: at the top, or below the localisation or the
  /// bundle it stands in. `nil` for what is inside of an asset catalogue or the like.
  /// - Parameter relativePath: the path below the group.
  static func flattened(_ relativePath: String) -> String? {
    let parts = relativePath.pathComponents.map(String.init)
    guard let name = parts.last else { return nil }
    let folders = parts.dropLast()
    if folders.contains(where: { compiled.contains($0.pathExtension) }) { return nil }
    if let bundle = folders.firstIndex(where: { $0.pathExtension == "bundle" }) {
      return parts[bundle...].joined(separator: "/")
    }
    if let folder = folders.last, copied.contains(folder.pathExtension) {
      return "\(folder)/\(name)"
    }
    return name
  }
}

extension BundleLayout {
  /// The name a file has in the bundle: its own, below the folder of its language where it has one.
  static func localized(_ path: String) -> String {
    let folder = path.folder.lastComponent
    return folder.pathExtension == "lproj" ? folder + "/" + path.lastComponent : path.lastComponent
  }

  /// Whether tools take a folder of this name as one file.
  static func isWrapper(_ name: String) -> Bool { flattened(name + "/folder/file") != "file" }
}
