import AppManifest
import FileTree
import FontReferences

/// The code beside several groups of projects, which each group is judged with only as far as it compiles it.
///
/// What no group compiles is read once, with the first.
struct SharedCode {
  private let owners: [String: Set<Int>]

  /// - Parameter readings: what the projects of each part say.
  init(_ parts: [InputFiles], _ readings: [ManifestReading]) {
    let code = parts.first?.shared?.files.map(\.path).filter(ReferenceReader.isCode) ?? []
    var owners: [String: Set<Int>] = [:]
    for path in code {
      let found = readings.indices.filter { number in
        readings[number].processes.contains { $0.sources.contains(path) }
      }
      owners[path] = found.isEmpty ? [0] : Set(found)
    }
    self.owners = owners
  }

  func isRead(_ path: String, with part: Int) -> Bool { owners[path]?.contains(part) ?? true }
}
