import Subprocess

/// The `unzip` command.
enum Unzip {
  enum Failure: Error {
    case absent
    /// It ended with a code other than success, or not by itself.
    case failed(Int32?)
  }

  private static let listingLimit = 256 << 20

  /// The entries of an archive.
  static func list(_ archive: String) async throws(Failure) -> ArchiveListing {
    ArchiveListing(try await run(["-Z", "-l", archive], accepting: [0]))
  }

  /// Extracts the entries that match patterns, whatever their letter case, into a folder.
  ///
  /// The shell in front keeps a file that is larger than the archive says from filling the disk.
  static func extract(_ patterns: [String], of archive: String, into folder: String)
    async throws(Failure)
  {
    guard !patterns.isEmpty else { return }
    // 1 is a warning, 11 that a pattern matches nothing.
    _ = try await run(
      ["-qq", "-o", "-C", archive] + patterns + ["-d", folder], accepting: [0, 1, 11])
  }

  /// A name as a pattern that matches it alone.
  static func pattern(for name: String) -> String {
    var pattern = ""
    for character in name {
      if "*?[]\\".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
    return pattern
  }

  private static func run(_ arguments: [String], accepting codes: Set<Int32>)
    async throws(Failure) -> String
  {
    let blocks = ArchiveListing.largestFile / 512
    let script = "ulimit -f \(blocks) && exec unzip \"$@\""
    do {
      let result = try await Subprocess.run(
        .name("sh"), arguments: Arguments(["-c", script, "unzip"] + arguments),
        output: .string(limit: listingLimit), error: .discarded)
      switch result.terminationStatus {
      case .exited(127): throw Failure.absent
      case .exited(let code) where codes.contains(code): return result.standardOutput
      case .exited(let code): throw Failure.failed(code)
      default: throw Failure.failed(nil)
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .failed(nil)
    }
  }
}
