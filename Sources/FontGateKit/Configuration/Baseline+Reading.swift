import FileTree
package import FontDiagnostics
package import SourceText

extension Baseline {
  /// Reads the file at a path, absolute or relative to the current directory.
  package static func read(
    at path: String, currentDirectory: String
  ) throws(ConfigurationError) -> Baseline {
    let path = absolutePath(path, in: currentDirectory)
    let bytes: [UInt8]
    do {
      bytes = try FileTree.read(path)
    } catch {
      throw .unreadable(error)
    }
    return try read(SourceText(path: path, bytes: bytes))
  }

  /// The baseline that a text holds.
  /// - Throws: every mistake that it holds.
  package static func read(_ text: SourceText) throws(ConfigurationError) -> Baseline {
    let root: PlacedValue
    do {
      root = try JSONDocument.read(text)
    } catch {
      throw .invalid([.init("not a baseline: \(error.reason)", place: error.place)])
    }
    guard let findings = root["findings"]?.array else {
      throw .invalid([.init("not a baseline: \"findings\" is missing", place: root.place)])
    }
    var baseline = Baseline(path: text.path)
    var problems: [ConfigurationError.Problem] = []
    for value in findings {
      guard let rule = value["rule"]?.string, let path = value["path"]?.string,
        let subject = value["subject"]?.string
      else {
        problems.append(
          .init("each finding needs a \"rule\", a \"path\", and a \"subject\"", place: value.place))
        continue
      }
      baseline.entries.append(
        Entry(
          Finding(rule: rule, path: path, subject: subject, text: value["text"]?.string),
          place: value.place))
    }
    guard problems.isEmpty else { throw .invalid(problems) }
    return baseline
  }

  /// A baseline in which the findings of a report stand, for a file.
  /// - Parameter path: absolute, or relative to `currentDirectory`.
  package init(of diagnostics: [Diagnostic], at path: String, currentDirectory: String) {
    self.init(of: diagnostics, path: absolutePath(path, in: currentDirectory))
  }
}
