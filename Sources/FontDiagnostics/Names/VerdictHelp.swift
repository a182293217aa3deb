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

  /// The edit that does so; `nil` where the name is not written whole at its place.
  func fix(toWrite name: String, _ applicability: Fix.Applicability = .safe) -> Fix? {
    guard isWrittenWhole, candidate.place.range != nil, candidate.fileOfPackage == nil,
      // The layers of an animation go by the name, and would have to be edited with it.
      !uses.contains(where: { $0.api == .lottie })
    else {
      return nil
    }
    return Fix(applicability, .replacement(name), at: candidate.place)
  }

  /// What the app has instead: the fonts of the family that the name begins with, else its families.
  var alternativesInWords: String {
    if let end = name.lastIndex(of: "-") {
      let beginning = name[..<end].squashed
      let family = families.first { $0.squashed == beginning }
      let faces = family.map(faces) ?? []
      if let family, !faces.isEmpty {
        return faces.count == 1
          ? ", or use the font of \(family.quoted): \(faces.enumerated)"
          : ", or use one of the fonts of \(family.quoted): \(faces.enumerated)"
      }
    }
    return familiesInWords
  }

  /// The names of a family's fonts in the app, by weight.
  func faces(ofFamily family: String) -> [String] {
    let faces = appFaces.filter { $0.names.families.contains(family) }.sorted {
      let (left, right) = ($0.style, $1.style)
      return (left.weightClass ?? 400, left.isItalic ? 1 : 0, $0.postScriptName ?? "")
        < (right.weightClass ?? 400, right.isItalic ? 1 : 0, $1.postScriptName ?? "")
    }
    return faces.flatMap { face in
      (face.postScriptName.map { [$0] } ?? []) + face.instances.compactMap(\.postScriptNames.first)
    }.unique
  }

  /// The families that the app has, for those who use none of them: `, or use one of the app's families: "Inter"`;
  /// where code gives names of its own to fonts, these.
  private var familiesInWords: String {
    let given = group.processes.flatMap(\.loaded).filter { !$0.isAnswered }
    if !given.isEmpty, uses.contains(where: { $0.api == .reactNative }) {
      return listed(Set(given.filter(mayStandInFor).map(\.name)), isGiven: true)
    }
    return listed(families)
  }

  /// Whether a font that code loads may be what is meant: those of icons draw no text, and those of code none
  /// that is not code.
  private func mayStandInFor(_ font: LoadedFont) -> Bool {
    let words = font.name.lowercased()
    if words.contains("mono"), !name.lowercased().contains("mono") { return false }
    if ["icon", "antoutline", "antfill"].contains(where: words.contains) { return false }
    let file = font.file.flatMap { path in catalogue.files.first { $0.path == path } }
    return file.map { !$0.faces.allSatisfy(\.coverage.isOfIcons) } ?? true
  }

  private var families: Set<String> {
    Set(appFaces.filter { !$0.coverage.isOfIcons }.compactMap(\.names.families.first))
  }

  /// The faces of the fonts that those who ask have.
  private var appFaces: [Face] {
    catalogue.files.filter { file in
      group.processes.contains {
        $0.declared.contains(file.path) || $0.runTime.files[file.path] != nil
      }
    }.flatMap(\.faces)
  }

  private func listed(_ names: Set<String>, isGiven: Bool = false) -> String {
    let families = names.sorted()
    guard let last = families.prefix(Self.shownFamilies).last else { return "" }
    let more = families.count - Self.shownFamilies
    if families.count == 1 {
      return isGiven
        ? ", or use \(last.quoted), which is loaded" : ", or use the app's family \(last.quoted)"
    }
    return (isGiven ? ", or use one that is loaded: " : ", or use one of the app's families: ")
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
