import FontInspection
import FontReferences
import FontResolution
import SourceText

/// What is to be done about a name.
extension Verdict {
  /// `replace with "Inter-Bold"`; of a name that is put together, or that comes from elsewhere, what it is to be:
  /// one name in the place of all that can be put together there would be another mistake.
  func help(toWrite name: String) -> String {
    isWrittenWhole ? "replace with \(name.quoted)" : "this must produce \(name.quoted)"
  }

  /// The families that the app has, for those who use none of them: `, or use one of its families: "Inter"`;
  /// where code gives names of its own to fonts, these.
  var familiesInWords: String {
    let given = Set(group.processes.flatMap(\.loaded).filter { !$0.isAnswered }.map(\.name))
    if !given.isEmpty, uses.contains(where: { $0.api == .reactNative }) {
      return listed(given, isGiven: true)
    }
    let files = catalogue.files.filter { file in
      group.processes.contains {
        $0.declared.contains(file.path) || $0.runTime.files[file.path] != nil
      }
    }
    let faces = files.flatMap(\.faces).filter { !$0.coverage.isOfIcons }
    return listed(Set(faces.compactMap(\.names.families.first)))
  }

  private func listed(_ names: Set<String>, isGiven: Bool = false) -> String {
    let families = names.sorted()
    guard let last = families.prefix(Self.shownFamilies).last else { return "" }
    let more = families.count - Self.shownFamilies
    let kind = isGiven ? ("name", "names") : ("family", "families")
    if families.count == 1 { return ", or use its \(kind.0) " + last.quoted }
    return ", or use one of its \(kind.1): "
      + families.prefix(Self.shownFamilies).map(\.quoted).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }

  private static let shownFamilies = 5

  /// Whether the place of the name holds the name as it is, between marks or without.
  private var isWrittenWhole: Bool {
    guard candidate.certainty == .derived, let range = candidate.place.range else { return true }
    guard range.start.line == range.end.line else { return false }
    let marks = range.end.column - range.start.column - name.utf8.count
    return marks == 0 || marks == (candidate.place.path.isOfObjectiveC ? 3 : 2)
  }
}
