package import AppManifest
import FontResolution
package import SourceText

/// A change of a file that helps to mend a finding, in the words of the project: which bytes it takes is up to
/// who knows the file's format.
package struct Edit: Sendable, Hashable {
  /// What is changed: a name, an entry, a key; the manifest as a whole, where a key is added to it.
  package var place: SourcePlace
  package var change: Change

  package init(_ change: Change, at place: SourcePlace) {
    self.change = change
    self.place = place
  }

  package enum Change: Sendable, Hashable {
    /// The name or the entry at the place becomes another one.
    case replacement(String)
    /// Entries are added at the end of the list whose key stands at the place.
    case insertion([String])
    /// What stands at the place, which lacks the key, gets a list with these entries.
    case newList(key: String, entries: [String], in: ListOpening.Form)
    /// The entry at the place leaves its list.
    case removal
    /// The key at the place is called something else.
    case renaming(String)
    /// The argument at the place, a value in Swift, gets another label than the one it has.
    case labeling(String, as: String)
    /// The argument at the place, a value in Swift, leaves its call with its label and the comma before it.
    case argumentRemoval(label: String)
    /// What is at the place, a call in code, becomes a part of it: one of its arguments.
    case reduction(to: SourcePlace)
    /// The build setting at the place gets another value.
    case setting(key: String, value: String)
    /// Files become resources of targets of the Xcode project whose `project.pbxproj` the place is.
    case membership([Member])
  }

  /// A file that a target of an Xcode project copies into its bundle.
  package struct Member: Sendable, Hashable {
    /// The absolute path.
    package var file: String
    /// The target's name.
    package var target: String

    package init(file: String, target: String) {
      self.file = file
      self.target = target
    }
  }
}

/// The edits that mend a finding wholly.
package struct Fix: Sendable, Hashable {
  package var applicability: Applicability
  /// At least one; sorted by place.
  package var edits: [Edit]

  /// How sure it is that the edits are what the author would write.
  package enum Applicability: String, Sendable, Hashable, Comparable {
    /// There is one right way to mend it, and this is it.
    case safe
    /// It mends the finding, and something else may have been meant.
    case likely = "unsafe"

    package static func < (left: Applicability, right: Applicability) -> Bool {
      left == .safe && right == .likely
    }
  }

  package init(_ applicability: Applicability, _ edits: [Edit]) {
    self.applicability = applicability
    self.edits = edits
  }

  /// One edit that is safe.
  init(_ change: Edit.Change, at place: SourcePlace) {
    self.init(.safe, [Edit(change, at: place)])
  }

  /// One edit.
  init(_ applicability: Applicability, _ change: Edit.Change, at place: SourcePlace) {
    self.init(applicability, [Edit(change, at: place)])
  }
}

extension Fix {
  /// What mends several mistakes that are told together; `nil` where one of them has no fix, or where two
  /// want something else at one place.
  static func joined(_ fixes: some Sequence<Fix?>) -> Fix? {
    var applicability: Applicability?
    var all: [Edit] = []
    for fix in fixes {
      guard let fix else { return nil }
      applicability = max(applicability ?? .safe, fix.applicability)
      all += fix.edits
    }
    let edits = all.unique.joiningInsertions
    guard let applicability, !edits.conflict else { return nil }
    return Fix(applicability, edits.sorted { $0.place < $1.place })
  }

  /// The same, as something that is only likely.
  var ifMeant: Fix { Fix(.likely, edits) }

  /// What it makes resources of targets.
  var members: [Edit.Member] {
    edits.flatMap { edit -> [Edit.Member] in
      if case .membership(let members) = edit.change { members } else { [] }
    }
  }
}

extension [Edit] {
  /// One insertion for all at one list, one new list for all of one manifest, and one edit for all new members of
  /// the targets of one project.
  package var joiningInsertions: [Edit] {
    var result: [Edit] = []
    var indices: [SourcePlace: Int] = [:]
    for edit in self {
      let known = indices[edit.place]
      switch (known.map { result[$0].change }, edit.change) {
      case (.insertion(let old)?, .insertion(let new)):
        if let known { result[known].change = .insertion((old + new).unique) }
      case (.newList(let key, let old, let form)?, .newList(let other, let new, let same))
      where key == other && form == same:
        if let known {
          result[known].change = .newList(
            key: key, entries: (old + new).unique, in: form)
        }
      case (.membership(let old)?, .membership(let new)):
        if let known { result[known].change = .membership((old + new).unique) }
      default:
        indices[edit.place] = indices[edit.place] ?? result.count
        result.append(edit)
      }
    }
    return result
  }

  /// Whether two want something at one place.
  fileprivate var conflict: Bool { Set(map(\.place)).count < count }
}
