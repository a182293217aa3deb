package import FileTree
import FontReport
package import SourceText

/// Why a configuration, or the baseline it names, cannot be used.
package enum ConfigurationError: Error, Sendable, Equatable {
  /// The file does not exist or cannot be read.
  case unreadable(FileFailure)
  /// The file says what cannot be meant: every mistake, in the order of the file; at least one.
  case invalid([Problem])

  /// A mistake in a configuration or a baseline.
  package struct Problem: Sendable, Equatable {
    /// One line: lower case, no full stop, names in quotes.
    package var message: String
    package var place: SourcePlace

    package init(_ message: String, place: SourcePlace) {
      self.message = message
      self.place = place
    }
  }

  /// What the run ends with.
  package var status: RunStatus {
    switch self {
    case .unreadable: .noInput
    case .invalid: .usage
    }
  }
}

extension ConfigurationError: CustomStringConvertible {
  /// One line for each mistake: `path:line:column: error: message`.
  package var description: String {
    switch self {
    case .unreadable(let failure): "\(PrintableText.text(failure.path)): \(failure.reason)"
    case .invalid(let problems): problems.map(\.description).joined(separator: "\n")
    }
  }
}

extension ConfigurationError.Problem: CustomStringConvertible {
  package var description: String {
    let position = [place.line, place.column].compactMap { $0.map { ":\($0)" } }.joined()
    return PrintableText.text("\(place.path)\(position): error: \(message)")
  }
}
