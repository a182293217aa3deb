import FontInspection
import FontReferences
import FontResolution
import SourceText

/// The regular font of a family that is asked for by its family name: it is here and not registered, so that an
/// italic, or a much bolder or lighter font, is drawn in its place.
struct LostRegularFont {
  private let verdict: Verdict
  private let drawn: FontFamily.Member
  private let regular: FontFamily.Member

  init?(_ verdict: Verdict) {
    let group = verdict.group
    guard let face = verdict.resolution.face, group.registrations.isEmpty,
      // A weight or a style that is asked for is told as such.
      !verdict.uses.allSatisfy(\.api.takesFamily) || verdict.candidate.variants.isEmpty
    else { return nil }
    let files = verdict.catalogue.files.filter { file in
      file.faces.contains { $0.names.families.contains(verdict.name) }
    }
    func isDrawn(_ member: FontFamily.Member) -> Bool {
      member.source?.path == face.path && member.postScriptNames.contains(face.postScriptName)
    }
    func mayBeMeant(_ member: FontFamily.Member) -> Bool {
      guard let path = member.source?.path,
        !group.processes.contains(where: { $0.declared.contains(path) })
      else { return false }
      return group.has(path) || group.isOfExpo
    }
    let families = FontFamily.families(of: files)
    guard let family = families.first(where: { $0.members.contains(where: isDrawn) }),
      let drawn = family.members.first(where: isDrawn),
      let regular = family.members.filter(mayBeMeant).min(by: { $0.regularity < $1.regularity }),
      regular.replaces(drawn)
    else { return nil }
    (self.verdict, self.drawn, self.regular) = (verdict, drawn, regular)
  }

  var diagnostic: Diagnostic {
    let group = verdict.group
    let path = regular.source?.path ?? ""
    let (name, other) = (verdict.name.quoted, drawn.name.quoted)
    var diagnostic = verdict.diagnostic(
      of: FamilyNameUsed.self,
      "the regular font of \(name) is not registered, so \(name) gives \(other)",
      severity: .warning,
      notes: [.init("\(regular.name.quoted) is here but not registered", place: .init(path: path))],
      help: "add \(group.item(for: path).quoted) to \(group.list)")
    if group.has(path), let process = group.processes.first?.process, process.declares != nil {
      // The list lacks the file: that is told once, at the list.
      diagnostic.cause = Cause(
        part: .loss, identity: .font(path, process: process.identity),
        subject: process.entry(for: path), effect: ", so \(name) gives \(other)",
        certainty: verdict.certainty)
    }
    return diagnostic
  }
}

extension FontFamily.Member {
  fileprivate var name: String { postScriptNames.first ?? "" }

  /// How far it is from the most regular font of a family; the least is drawn for its name.
  fileprivate var regularity: (Int, Int, Int) {
    (isItalic ? 1 : 0, abs(width - 5), abs(weight - 400))
  }

  /// Whether it would be drawn for another one, and looks otherwise.
  fileprivate func replaces(_ other: Self) -> Bool {
    guard regularity < other.regularity else { return false }
    return isItalic != other.isItalic || abs(weight - other.weight) > 100
  }
}
