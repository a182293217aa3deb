package import FontReport

/// What a run ends with, as the shell sees it.
package enum RunStatus: Int32, Sendable {
  /// Nothing at or above the threshold.
  case clean = 0
  /// Findings at or above it, or a file that should have been checked and could not be.
  case findings = 1
  /// Wrong usage: an unknown option, reporter or rule (`EX_USAGE`).
  case usage = 64
  /// A path that does not exist or cannot be read (`EX_NOINPUT`); the others were checked.
  case noInput = 66
  /// fontgate itself failed (`EX_SOFTWARE`).
  case internalError = 70
  /// A report or a file that cannot be written (`EX_CANTCREAT`); the others were written.
  case cannotWrite = 73
}

extension Report {
  /// What the run ends with: wrong usage and a missing path first, then findings, then nothing.
  package var status: RunStatus {
    if !unknownNames.isEmpty { return .usage }
    if !missingPaths.isEmpty { return .noInput }
    return fails ? .findings : .clean
  }
}
