package import FileTree
package import FontDiagnostics
package import FontReport
package import SourceText

/// Checks a project, fixes what edits can fix, and checks it again until nothing is left to fix.
package struct Fixing: Sendable {
  private let gate: CheckRun
  private let applicability: Fix.Applicability

  /// What a fix brings to light may be fixed in turn; more rounds than this would go in circles.
  private static let mostRounds = 10

  /// - Parameter applicability: what is applied at most.
  package init(_ gate: CheckRun, applying applicability: Fix.Applicability = .safe) {
    self.gate = gate
    self.applicability = applicability
  }

  /// What was done.
  package struct Outcome: Sendable {
    /// How many findings were fixed in each file, by the path as reports write it.
    package var fixed: [String: Int] = [:]
    /// Files that fixes would change and that were left as they are, and why.
    package var left: [UncheckedFile] = []
    /// What remains.
    package var report: Report
  }

  /// Files that could not be written: those of the round are as they were.
  package struct Failure: Error, Sendable {
    /// The first of them, and why.
    package var file: FileFailure
    /// How many findings were fixed in each file before, by the path as reports write it.
    package var fixed: [String: Int]
  }

  /// The project as it is, and what fixing it would change first.
  package func plan(onStep: (CheckRun.Step) -> Void = { _ in }) async -> (Report, FixPlan) {
    let report = await gate.checkUnpacking(onStep: onStep)
    return (report, FixPlan(report, applying: applicability))
  }

  /// - Throws: where a file cannot be written; then no file of the round is.
  package func run(
    onStep: (CheckRun.Step) -> Void = { _ in }
  ) async throws(Failure) -> Outcome {
    var (report, plan) = await plan(onStep: onStep)
    var outcome = Outcome(report: report)
    var seen: Set<[FileReplacement]> = []
    while !plan.files.isEmpty, seen.count < Self.mostRounds,
      seen.insert(plan.files.map(\.replacement)).inserted
    {
      do {
        try plan.write()
      } catch {
        throw Failure(file: error, fixed: outcome.fixed)
      }
      for file in plan.files {
        outcome.fixed[Self.written(file.path, gate), default: 0] += file.findings
      }
      (report, plan) = await self.plan(onStep: onStep)
    }
    outcome.left = plan.left
    outcome.report = report
    return outcome
  }

  private static func written(_ path: String, _ gate: CheckRun) -> String {
    let folder = gate.options.currentDirectory + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}

extension Fixing.Outcome {
  /// What was fixed, a line for each file.
  package var text: String { fixed.isEmpty ? "nothing to fix\n" : Fixing.lines(fixed) }
}

extension Fixing.Failure {
  /// What could not be written, and what was changed all the same.
  package var text: String {
    let cause = PrintableText.text("cannot write \(file.path): \(file.reason)")
    return fixed.isEmpty
      ? cause + "; nothing was changed\n"
      : cause + "; nothing else was changed\n" + Fixing.lines(fixed)
  }
}

extension Fixing {
  fileprivate static func lines(_ fixed: [String: Int]) -> String {
    fixed.sorted { $0.key < $1.key }.map { path, count in
      "fixed \(count) finding\(count == 1 ? "" : "s") in \(PrintableText.text(path))\n"
    }.joined()
  }
}
