import AppManifest
import FileTree
import FontDiagnostics
import SourceText

/// A file whose text can be edited byte for byte.
struct EditableFile {
  let path: String
  /// All of it, with the byte-order mark if there is one.
  let bytes: [UInt8]
  let text: SourceText
  let format: TextFormat
  /// What edits its lists.
  private let lists = ReadLists()
  /// The bytes of the byte-order mark.
  private let mark: Int

  /// Why a file is left as it is.
  struct Obstacle: Error {
    var reason: String
  }

  /// - Throws: where its places are not those of its bytes: it is binary, or in an encoding other than UTF-8.
  init(path: String, bytes: [UInt8]) throws(Obstacle) {
    guard !bytes.starts(with: "bplist".utf8) else {
      throw Obstacle(reason: "is a binary property list")
    }
    let text = SourceText(path: path, bytes: bytes)
    mark = bytes.count - text.utf8.count
    guard mark == 0 || mark == 3, bytes.dropFirst(mark).elementsEqual(text.utf8) else {
      throw Obstacle(reason: "is not UTF-8")
    }
    guard let format = TextFormat(path: path, text.utf8) else {
      throw Obstacle(reason: "is of a format that is not edited")
    }
    self.path = path
    self.bytes = bytes
    self.text = text
    self.format = format
  }

  /// What an edit does to the text, in the order of the text; `nil` where what stands at its place is not what it
  /// takes.
  func textEdits(_ edit: Edit) -> [TextEdit]? {
    let changes: [TextChange]?
    if case .membership(let members) = edit.change {
      changes = lists.project(text)?.adding(members)
    } else {
      changes = change(edit).map { [$0] }
    }
    return changes?.map { TextEdit(place: text.place($0.range), text: $0.text) }
  }

  private func change(_ edit: Edit) -> TextChange? {
    let range = edit.place.range.map { text.offset($0.start)..<text.offset($0.end) }
    switch edit.change {
    case .replacement(let name), .renaming(let name):
      return range.flatMap { format.replacing($0, by: name, in: text.utf8) }
    case .setting(let key, let value):
      return range.flatMap {
        BuildSettingLine(text.utf8, at: $0.lowerBound)?.setting(key, to: value, format)
      }
    case .labeling(let old, let new):
      guard format == .swift, let range else { return nil }
      return ArgumentLabel(old, before: range.lowerBound, in: text.utf8).map {
        TextChange($0.word, new)
      }
    case .argumentRemoval(let label):
      guard format == .swift, let range else { return nil }
      return ArgumentLabel(label, before: range.lowerBound, in: text.utf8)?.comma.map {
        TextChange($0..<range.upperBound, "")
      }
    case .reduction(let part):
      guard let range, part.path == edit.place.path,
        let inner = part.range.map({ text.offset($0.start)..<text.offset($0.end) }),
        range.lowerBound <= inner.lowerBound, inner.upperBound <= range.upperBound
      else { return nil }
      return TextChange(range, String(decoding: text.utf8[inner], as: UTF8.self))
    case .removal:
      if format.isCode {
        return range.flatMap { range in
          lists.code(text) { $0.list(around: range)?.removal(of: range) }
        }
      }
      return range.flatMap { lists.editing(text, format)?.removal(of: $0) }
    case .insertion(let entries) where !entries.allSatisfy(TextFormat.isWritable): return nil
    case .newList(_, let entries, _) where !entries.allSatisfy(TextFormat.isWritable): return nil
    case .insertion(let entries):
      if format.isCode {
        return range.flatMap { range in
          lists.code(text) { $0.list(after: range)?.adding(entries) }
        }
      }
      return edit.place.range.flatMap { lists.editing(text, format)?.adding(entries, toListAt: $0) }
    case .newList(let key, let entries, .propertyList):
      return lists.editing(text, format)?.addingList(key, entries)
    case .newList(let key, let entries, let form):
      let list = NewList(key: key, entries: entries, form: form, layout: TextLayout(text))
      return range.flatMap(list.change)
    case .membership: return nil
    }
  }

  /// The bytes after some edits that do not overlap.
  func applying(_ edits: [TextEdit]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = 0
    let changes = edits.compactMap { edit in
      edit.place.range.map { (text.offset($0.start)..<text.offset($0.end), edit.text) }
    }
    for (range, new) in changes.sorted(by: {
      ($0.0.lowerBound, $0.0.upperBound) < ($1.0.lowerBound, $1.0.upperBound)
    }) where range.lowerBound >= rest {
      result += text.utf8[rest..<range.lowerBound]
      result += new.utf8
      rest = range.upperBound
    }
    result += text.utf8[rest...]
    return bytes.prefix(mark) + result
  }
}

/// What takes the place of some bytes of a text.
struct TextChange {
  var range: Range<Int>
  var text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}

/// What edits the lists of a file, or the members of a project's targets: the file is read once, when it is first
/// asked for.
private final class ReadLists {
  private var known: (any ListEditing)??
  private var ofCode: CodeLists?
  private var ofProject: ProjectMembers??

  func project(_ text: SourceText) -> ProjectMembers? {
    if let ofProject { return ofProject }
    let project = ProjectMembers(text)
    ofProject = .some(project)
    return project
  }

  /// What `change` makes of the lists of strings in code.
  func code<Result>(_ text: SourceText, _ change: (inout CodeLists) -> Result) -> Result {
    var lists = ofCode ?? CodeLists(text)
    ofCode = nil
    defer { ofCode = lists }
    return change(&lists)
  }

  func editing(_ text: SourceText, _ format: TextFormat) -> (any ListEditing)? {
    if let known { return known }
    let editing = listEditing(text, format)
    known = .some(editing)
    return editing
  }
}
