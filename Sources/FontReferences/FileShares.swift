import SourceText

/// How many programs are still to be read that a file is a part of: with the last of them goes what the file says, which
/// takes far more memory than its text.
final class FileShares: Sendable {
  private let left: Guarded<[String: Int]>

  /// `nil` where all is needed to the end: there is one program, or one that any file may be a part of.
  init?(_ programs: [CodeProgram]) {
    guard programs.count > 1 else { return nil }
    var counts: [String: Int] = [:]
    for program in programs {
      guard let sources = program.sources else { return nil }
      for path in sources { counts[path, default: 0] += 1 }
    }
    left = Guarded(counts)
  }

  /// The files of a program that was read which no other one needs any more.
  func end(_ program: CodeProgram) -> Set<String> {
    left.withLock { left in
      (program.sources ?? []).filter { path in
        let count = (left[path] ?? 0) - 1
        left[path] = count
        return count == 0
      }
    }
  }
}
