import SourceText

/// The text of a `project.pbxproj`: where its objects and lists begin and end, and how new ones are written.
struct ProjectFileText {
  let layout: TextLayout
  /// The objects in the order of the file, and those of each kind.
  private let objects: [PlacedValue.Entry]
  private let kinds: [String: [PlacedValue.Entry]]
  private let identifiers: Set<String>
  /// Whether comments say what identifiers stand for, as Xcode writes them.
  private let isCommented: Bool

  private var bytes: [UInt8] { layout.bytes }

  init(_ text: SourceText, _ document: PlacedValue) {
    layout = TextLayout(text)
    let objects = document["objects"]?.entries ?? []
    self.objects = objects
    kinds = Dictionary(grouping: objects) { $0.kind }
    identifiers = Set(objects.map(\.key))
    isCommented =
      text.utf8.firstIndex(of: Array("/* Begin PBX".utf8), in: 0..<text.utf8.count) != nil
  }

  /// An object that is to be added.
  struct NewObject: Hashable {
    var id: String
    var isa: String
    /// What Xcode says of it in a comment.
    var remark: String
    /// The other fields and their values as they are written, in the order in which Xcode writes them.
    var fields: [Field]

    struct Field: Hashable {
      var key: String
      var value: String
    }
  }

  /// An identifier with what it stands for.
  func reference(_ id: String, _ remark: String) -> String {
    isCommented ? "\(id) /* \(remark.insideComment) */" : id
  }

  /// An identifier in the form that Xcode gives, which is the same for the same object; one that the project
  /// does not have.
  func newID(for words: String...) -> String {
    var seed = words.joined(separator: "\u{0}")
    while true {
      let id = SHA256.hash(Array(seed.utf8)).prefix(24).uppercased()
      if !identifiers.contains(id) { return id }
      seed += "\u{0}"
    }
  }
}

// MARK: Lists

extension ProjectFileText {
  /// Adds an item at the end of a list, on a line of its own where its bracket has one.
  func adding(_ item: String, to list: PlacedValue) -> TextChange? {
    guard let items = list.array, let behind = end(of: list) else { return nil }
    let close = behind - 1
    let last = items.last.flatMap(end(of:))
    let hasComma = last.flatMap(text(from:)).map { bytes[$0] == UInt8(ascii: ",") } ?? true
    guard let indent = layout.indent(at: close) else {
      return TextChange(close..<close, hasComma ? item + ", " : ", " + item)
    }
    guard hasComma else { return nil }
    let own = items.last.flatMap(start(of:)).flatMap(layout.indent(at:)) ?? indent + "\t"
    let line = layout.lineStart(close)
    return TextChange(line..<line, own + item + "," + layout.lineEnd)
  }

  /// Takes an item out of its list, with its comma, and with its line where it has one.
  func removing(_ item: PlacedValue) -> TextChange? {
    guard let first = start(of: item), let behind = end(of: item) else { return nil }
    guard let comma = text(from: behind), bytes[comma] == UInt8(ascii: ",") else {
      return TextChange(first..<behind, "")
    }
    return TextChange(layout.withLines(first..<comma + 1), "")
  }

  /// Adds a field to an object, behind what it is.
  func adding(_ field: NewObject.Field, to object: PlacedValue) -> TextChange? {
    guard let isa = object.entry("isa"), let key = isa.keyPlace.range.map(layout.range),
      let indent = layout.indent(at: key.lowerBound), let behind = end(ofEntry: isa)
    else { return nil }
    let next = layout.nextLine(behind)
    return TextChange(next..<next, indent + lines(field, indent) + layout.lineEnd)
  }
}

// MARK: Objects

extension ProjectFileText {
  /// Adds objects among those of their kind: where these are sorted as Xcode sorts them, in order.
  func adding(_ new: [NewObject]) -> [TextChange]? {
    var changes: [TextChange] = []
    let newKinds = Dictionary(grouping: new.sorted { $0.id < $1.id }, by: \.isa)
    for (isa, new) in newKinds.sorted(by: { $0.key < $1.key }) {
      guard let own = kinds[isa] else {
        guard let change = section(new, isa) else { return nil }
        changes.append(change)
        continue
      }
      for object in new {
        guard let offset = place(of: object.id, among: own) else { return nil }
        let indent = own[0].keyPlace.range.flatMap {
          layout.indent(at: layout.text.offset($0.start))
        }
        changes.append(TextChange(offset..<offset, line(object, indent: indent ?? "\t\t")))
      }
    }
    return changes
  }

  /// The line before which an object goes.
  private func place(of id: String, among own: [PlacedValue.Entry]) -> Int? {
    let isSorted = zip(own, own.dropFirst()).allSatisfy { $0.key < $1.key }
    if isSorted, let next = own.first(where: { $0.key > id }) { return lineStart(of: next) }
    return own.last.flatMap(lineBehind)
  }

  /// Objects of a kind of which there is none yet.
  private func section(_ new: [NewObject], _ isa: String) -> TextChange? {
    let lines = new.map { line($0, indent: "\t\t") }.joined()
    guard let next = objects.first(where: { $0.kind > isa }) else {
      return objects.last.flatMap { behindAll($0, isa, lines) }
    }
    guard let first = lineStart(of: next) else { return nil }
    guard isCommented else { return TextChange(first..<first, lines) }
    let begin = Array(Self.comment("Begin", next.kind).utf8)
    guard let comment = bytes.firstIndex(of: begin, in: 0..<first),
      layout.indent(at: comment) != nil
    else { return nil }
    let place = layout.lineStart(comment)
    return TextChange(place..<place, commented(lines, isa) + layout.lineEnd)
  }

  private func behindAll(_ last: PlacedValue.Entry, _ isa: String, _ lines: String) -> TextChange? {
    guard let behind = lineBehind(last) else { return nil }
    guard isCommented else { return TextChange(behind..<behind, lines) }
    let end = Array(Self.comment("End", last.kind).utf8)
    guard let comment = bytes.firstIndex(of: end, in: behind..<bytes.count) else { return nil }
    let place = layout.nextLine(comment)
    return TextChange(place..<place, layout.lineEnd + commented(lines, isa))
  }

  private func commented(_ lines: String, _ isa: String) -> String {
    Self.comment("Begin", isa) + layout.lineEnd + lines + Self.comment("End", isa) + layout.lineEnd
  }

  private static func comment(_ word: String, _ isa: String) -> String {
    "/* \(word) \(isa) section */"
  }

  /// Xcode writes files in one line.
  private func line(_ object: NewObject, indent: String) -> String {
    let fields = [NewObject.Field(key: "isa", value: object.isa)] + object.fields
    let head = indent + reference(object.id, object.remark) + " = {"
    guard object.isa == "PBXBuildFile" || object.isa == "PBXFileReference" else {
      let inner = indent + "\t"
      return head + layout.lineEnd
        + fields.map { inner + lines($0, inner) + layout.lineEnd }.joined()
        + indent + "};" + layout.lineEnd
    }
    return head + fields.map { "\($0.key) = \($0.value); " }.joined() + "};" + layout.lineEnd
  }

  /// A field with its line ends and indentation; the items of a list stand in lines of their own.
  private func lines(_ field: NewObject.Field, _ indent: String) -> String {
    "\(field.key) = \(field.value);"
      .replacing("\n", with: layout.lineEnd + indent)
  }
}

// MARK: Where things begin and end

extension ProjectFileText {
  /// Where a value begins, with its quote.
  private func start(of value: PlacedValue) -> Int? {
    guard let range = value.place.range.map(layout.range) else { return nil }
    return isQuoted(range, value) ? range.lowerBound - 1 : range.lowerBound
  }

  /// Behind the last byte of a value.
  private func end(of value: PlacedValue) -> Int? {
    guard let range = value.place.range.map(layout.range) else { return nil }
    switch value.content {
    case .string: return isQuoted(range, value) ? range.upperBound + 1 : range.upperBound
    case .array(let items):
      return closing(
        ")", items.isEmpty ? range.upperBound : items.last.flatMap(end(of:)), behind: ",")
    case .dictionary(let entries):
      return closing("}", entries.isEmpty ? range.upperBound : entries.last.flatMap(end(ofEntry:)))
    case .number, .boolean, .other: return range.upperBound
    }
  }

  /// Behind the semicolon of an entry.
  private func end(ofEntry entry: PlacedValue.Entry) -> Int? {
    end(of: entry.value).flatMap(text(from:)).flatMap {
      bytes[$0] == UInt8(ascii: ";") ? $0 + 1 : nil
    }
  }

  /// Behind the bracket that follows some place, and a mark that may stand before it.
  private func closing(
    _ bracket: Unicode.Scalar, _ offset: Int?, behind mark: Unicode.Scalar? = nil
  ) -> Int? {
    guard var next = offset.flatMap(text(from:)) else { return nil }
    if let mark, bytes[next] == UInt8(ascii: mark) {
      guard let behind = text(from: next + 1) else { return nil }
      next = behind
    }
    return bytes[next] == UInt8(ascii: bracket) ? next + 1 : nil
  }

  private func isQuoted(_ range: Range<Int>, _ value: PlacedValue) -> Bool {
    guard case .string = value.content, range.lowerBound > 0, range.upperBound < bytes.count else {
      return false
    }
    let quote = bytes[range.lowerBound - 1]
    return quote.isQuoteOfCode && bytes[range.upperBound] == quote
  }

  private func lineStart(of entry: PlacedValue.Entry) -> Int? {
    guard let key = entry.keyPlace.range.map(layout.range),
      layout.indent(at: key.lowerBound) != nil
    else { return nil }
    return layout.lineStart(key.lowerBound)
  }

  /// The line behind an entry, where nothing else stands on its own.
  private func lineBehind(_ entry: PlacedValue.Entry) -> Int? {
    guard let offset = end(ofEntry: entry) else { return nil }
    let next = layout.nextLine(offset)
    return bytes[offset..<next].allSatisfy(\.isBlankOfText) ? next : nil
  }

  /// Where the next text stands that is neither white space nor a comment.
  private func text(from offset: Int) -> Int? {
    var offset = offset
    while offset < bytes.count {
      let rest = bytes[offset...]
      if bytes[offset].isBlankOfText {
        offset += 1
      } else if rest.starts(with: "/*".utf8) {
        guard let end = bytes.firstIndex(of: Array("*/".utf8), in: offset + 2..<bytes.count) else {
          return nil
        }
        offset = end + 2
      } else if rest.starts(with: "//".utf8) {
        offset = layout.nextLine(offset)
      } else {
        return offset
      }
    }
    return nil
  }
}

extension String {
  /// The same with a space in each `*/`, which would end the comment.
  fileprivate var insideComment: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "/", text.unicodeScalars.last == "*" { text += " " }
      text.unicodeScalars.append(scalar)
    }
  }
}

extension PlacedValue.Entry {
  /// What an object is: its `isa`.
  fileprivate var kind: String { value["isa"]?.string ?? "" }
}
