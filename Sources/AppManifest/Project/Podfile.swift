import FileTree
import SourceText

/// The list of the packages that CocoaPods fetches. Those copy resources into the app that uses them.
struct Podfile {
  /// The first line that names a package.
  let place: SourcePlace

  /// The nearest in a folder or above it that names packages.
  init?(above start: String, files: ProjectFiles) {
    let path = start.withFoldersAbove.lazy.compactMap { files.known($0 + "/Podfile") }.first
    guard let place = path.flatMap(Self.firstPod) else { return nil }
    self.place = place
  }

  private static func firstPod(in path: String) -> SourcePlace? {
    guard let bytes = try? FileTree.read(path, limit: 1 << 20) else { return nil }
    let text = SourceText(path: path, bytes: bytes)
    var start = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let word = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if word.starts(with: Array("pod ".utf8)) {
        return text.place((start + line.count - word.count)..<(start + line.count))
      }
      start += line.count + 1
    }
    return nil
  }
}
