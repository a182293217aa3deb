import Algorithms
package import FileTree
package import FontDiagnostics
package import FontReport
import FontResolution
package import SourceText

/// What the fixes of a report make of the files of a project. Nothing is written until `write()`.
///
/// A fix is applied whole or not at all: one that wants something else at a place than a fix before it is
/// left for another run.
package struct FixPlan: Sendable {
  /// The files that change, sorted by path.
  package private(set) var files: [File] = []
  /// Files that fixes would change and that are left as they are, and why.
  package private(set) var left: [UncheckedFile] = []

  /// A file that changes.
  package struct File: Sendable, Hashable {
    /// The absolute path, as findings name it.
    package var path: String
    package var replacement: FileReplacement
    /// How many findings are fixed in it.
    package var findings: Int
  }

  /// - Parameter applicability: what is applied at most.
  package init(_ report: Report, applying applicability: Fix.Applicability = .safe) {
    var editable = EditableFiles(roots: report.assessment.roots)
    var pending: [String: Pending] = [:]
    for fix in report.diagnostics.compactMap(\.fix) where fix.applicability <= applicability {
      guard let changes = editable.textEdits(of: fix) else { continue }
      let isFree = changes.allSatisfy { edit, changes in
        pending[edit.place.path]?.takes(edit, changes) ?? true
      }
      guard isFree else { continue }
      for (edit, changes) in changes {
        pending[edit.place.path, default: Pending()].add(edit, changes)
      }
      for path in Set(fix.edits.map(\.place.path)) { pending[path]?.findings += 1 }
    }
    var targets: Set<String> = []
    for (path, pending) in pending.sorted(by: { $0.key < $1.key }) {
      // A file that goes by several paths is changed by one of them at a time.
      guard let file = editable.file(path), let target = FileTree.resolved(path),
        targets.insert(target).inserted
      else { continue }
      let new = file.applying(pending.edits.joiningInsertions.flatMap { file.textEdits($0) ?? [] })
      guard new != file.bytes else { continue }
      files.append(
        File(
          path: path, replacement: FileReplacement(path: target, old: file.bytes, new: new),
          findings: pending.findings))
    }
    left = editable.left
  }

  /// Writes all files, or none of them.
  /// - Throws: the first file that cannot be written, and why.
  package func write() throws(FileFailure) {
    try FileTree.replace(files.map(\.replacement))
  }

  /// The changes as a unified diff, which `git apply` and `patch -p1` take.
  /// - Parameter folder: the absolute path of the folder that paths are relative to.
  package func diff(in folder: String) -> String {
    let start = (FileTree.resolved(folder) ?? folder) + "/"
    return files.map { file in
      // Git changes files, not what links lead to.
      let path = file.replacement.path
      let relative = path.hasPrefix(start) ? path.dropFirst(start.count) : path.drop { $0 == "/" }
      return UnifiedDiff(old: file.replacement.old, new: file.replacement.new)
        .text(path: String(relative))
    }.joined()
  }

  /// What is to be done to one file.
  private struct Pending {
    private(set) var edits: [Edit] = []
    var findings = 0
    private var known: Set<Edit> = []
    private var byPlace: [SourcePlace: Edit] = [:]
    /// What the edits take of the text: by place, none of them overlaps another.
    private var taken: [TextRange] = []

    func takes(_ edit: Edit, _ changes: [TextEdit]) -> Bool {
      if known.contains(edit) { return true }
      if let other = byPlace[edit.place] { return other.isAddition && edit.isAddition }
      return changes.allSatisfy { change in
        guard let range = change.place.range else { return false }
        let next = taken.partitioningIndex { range.start < $0.end }
        return next == taken.count || !(taken[next].start < range.end)
      }
    }

    mutating func add(_ edit: Edit, _ changes: [TextEdit]) {
      guard known.insert(edit).inserted else { return }
      edits.append(edit)
      guard byPlace.updateValue(edit, forKey: edit.place) == nil else { return }
      for range in changes.compactMap(\.place.range) {
        taken.insert(range, at: taken.partitioningIndex { range.start < $0.end })
      }
    }
  }
}

extension Edit {
  /// Whether it adds entries to a list.
  fileprivate var isAddition: Bool {
    switch change {
    case .insertion, .newList, .membership: true
    case .replacement, .removal, .renaming, .labeling, .argumentRemoval, .reduction, .setting: false
    }
  }
}
