import FileTree
import SourceText

/// Files beside a project that decide what it builds with: settings, lists of packages, pods.
///
/// Their readers take one that cannot be read for one that is not there, and other findings may come of
/// that; so it is said here, once for each.
enum SideFiles {
  private static let names: Set<String> = ["Podfile", "Podfile.lock", "pnpm-workspace.yaml"]
  private static let extensions: Set<String> = ["xcconfig", "podspec"]

  /// The largest that readers read, in bytes.
  private static let limit = 1 << 20

  /// Those that are there and cannot be read, or are too large.
  static func unchecked(in trees: [FileTree]) -> [UncheckedFile] {
    trees.flatMap(\.files).filter { $0.kind != .brokenLink && isOne($0.path) }.compactMap { file in
      do throws(FileFailure) {
        _ = try FileTree.read(file.path, limit: limit)
        return nil
      } catch {
        return UncheckedFile(error)
      }
    }
  }

  private static func isOne(_ path: String) -> Bool {
    let name = path.lastComponent
    return names.contains(name) || extensions.contains(path.pathExtension)
      || name.hasSuffix(".podspec.json")
  }
}
