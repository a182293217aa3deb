import FileTree

/// What tells that the app in a folder is for Android alone.
enum OtherPlatforms {
  /// Whether some folders hold an Android project, and nothing that an Apple platform's app is made of.
  static func areAlone(in trees: [FileTree]) -> Bool {
    var isForAndroid = false
    for file in trees.lazy.flatMap(\.files) {
      let path = file.relativePath
      if android.contains(path.lastComponent) {
        isForAndroid = true
      } else if isApples(path) {
        return false
      }
    }
    return isForAndroid
  }

  private static let android: Set<String> = [
    "AndroidManifest.xml", "build.gradle", "build.gradle.kts", "settings.gradle",
    "settings.gradle.kts",
  ]

  private static func isApples(_ path: String) -> Bool {
    apples.contains(path.pathExtension) || path.lastComponent == "Podfile"
      || path.split(separator: "/").dropLast().contains { folders.contains($0) }
  }

  private static let apples: Set<String> = [
    "swift", "m", "mm", "storyboard", "xib", "pbxproj", "xcworkspacedata", "plist", "entitlements",
  ]
  private static let folders: Set<Substring> = ["ios", "macos", "iOS", "macOS"]
}
