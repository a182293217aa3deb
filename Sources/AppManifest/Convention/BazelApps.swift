import FileTree
import NameFlow
import SourceText

/// The apps that Bazel or Buck builds from a folder. Their rules are programs that are not run; what is known of
/// them is which property lists they name.
struct BazelApps {
  /// The build files that make apps.
  private(set) var paths: [String] = []
  /// The texts of all build files, by their folders.
  private var files: [String: [SourceText]] = [:]

  /// - Returns: `nil` where no build file makes an app.
  init?(_ trees: [FileTree]) {
    let names: Set<String> = ["BUILD", "BUILD.bazel", "BUCK"]
    for file in trees.flatMap(\.files)
    where file.kind == .regular && names.contains(file.path.lastComponent) {
      guard let bytes = try? FileTree.read(file.path) else { continue }
      let text = SourceText(path: file.path, bytes: bytes)
      files[file.path.folder, default: []].append(text)
      if Self.rules.occur(in: text) { paths.append(file.path) }
    }
    if paths.isEmpty { return nil }
  }

  private static let rules = Needles(words: [
    "ios_application(", "macos_application(", "tvos_application(", "watchos_application(",
    "visionos_application(", "apple_bundle(",
  ])

  /// Whether the build files next above a property list name it.
  func name(_ manifest: String) -> Bool {
    let above = manifest.folder.withFoldersAbove.lazy.compactMap { files[$0] }.first
    let name = Needles(words: [manifest.lastComponent + "\""])
    return above?.contains(where: name.occur) ?? false
  }
}
