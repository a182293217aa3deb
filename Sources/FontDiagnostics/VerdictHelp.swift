import FontInspection
import FontReferences
import FontResolution
import SourceText

/// What is to be done about a name.
extension Verdict {
  /// `write "Inter-Bold"`; of a name that is put together, or that comes from elsewhere, what it is to be:
  /// one name in the place of all that can be put together there would be another mistake.
  func help(toWrite name: String) -> String {
    isWrittenWhole ? "write \(name.quoted)" : "the name should be \(name.quoted) here"
  }

  /// The families that the app has, for those who asked for none of them: `: "Inter", "Lato"`; where code
  /// gives names of its own to fonts, these.
  var familiesInWords: String {
    let given = Set(group.processes.flatMap(\.loaded).filter { !$0.isAnswered }.map(\.name))
    if !given.isEmpty, uses.contains(where: { $0.api == .reactNative }) { return listed(given) }
    let files = catalogue.files.filter { file in
      group.processes.contains {
        $0.declared.contains(file.path) || $0.runTime.files[file.path] != nil
      }
    }
    let faces = files.flatMap(\.faces).filter { !$0.coverage.isOfIcons }
    return listed(Set(faces.compactMap(\.names.families.first)))
  }

  private func listed(_ names: Set<String>) -> String {
    let families = names.sorted()
    guard let last = families.prefix(Self.shownFamilies).last else { return "" }
    let more = families.count - Self.shownFamilies
    if families.count == 1 { return ": " + last.quoted }
    return ": " + families.prefix(Self.shownFamilies).map(\.quoted).joined(separator: ", ")
      + (more > 0 ? ", or \(more) more" : "")
  }

  private static let shownFamilies = 5

  /// Whether the place of the name holds the name as it is, between marks or without.
  private var isWrittenWhole: Bool {
    guard candidate.certainty == .derived, let range = candidate.place.range else { return true }
    guard range.start.line == range.end.line else { return false }
    let marks = range.end.column - range.start.column - name.utf8.count
    let isObjectiveC = [".m", ".mm", ".h"].contains { candidate.place.path.hasSuffix($0) }
    return marks == 0 || marks == (isObjectiveC ? 3 : 2)
  }
}
