/// A project file in lines: the specification of XcodeGen, or Xcode's own project.
///
/// Only what stands there as Xcode and people write it is understood; a project that is written otherwise is
/// left as it is.
struct ProjectText {
  private var lines: [Substring]
  private var isXcode: Bool

  /// `nil` for a file that is no project.
  init?(_ source: SourceFile) {
    guard source.isProject else { return nil }
    lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    isXcode = source.ending == ".pbxproj"
  }

  var text: String { lines.joined(separator: "\n") }

  /// The same project with its targets, and for Xcode's its files, in the other order.
  var withTargetsReversed: String {
    var result = self
    if isXcode {
      for list in ["targets = (", "files = (", "children = ("] { result.reverseLists(list) }
    } else {
      result.reverseEntries(of: "targets:")
    }
    return result.text
  }

  private mutating func reverseLists(_ opening: String) {
    for start in lines.indices where lines[start].hasSuffix(opening) {
      guard let end = lines[start...].firstIndex(where: { $0.hasSuffix(");") }) else { return }
      lines[start + 1..<end].reverse()
    }
  }

  /// The entries are what stands two spaces to the right, each with the lines that stand further right.
  private mutating func reverseEntries(of key: String) {
    guard let start = lines.firstIndex(of: Substring(key)).map({ $0 + 1 }) else { return }
    let end = lines[start...].firstIndex { $0.first?.isWhitespace == false } ?? lines.endIndex
    let entries = lines[start..<end].reduce(into: [[Substring]]()) { entries, line in
      if entries.isEmpty || line.hasPrefix("  ") && line.dropFirst(2).first?.isLetter == true {
        entries.append([])
      }
      entries[entries.count - 1].append(line)
    }
    // Where a key stands twice the last one counts.
    guard Set(entries.map(\.first)).count == entries.count,
      !lines[start..<end].contains(where: { $0.contains("#") || $0.isEmpty && $0 != lines.last })
    else { return }
    lines.replaceSubrange(start..<end, with: entries.reversed().joined())
  }
}

extension ProjectText {
  /// The project with other files in place of its own. A file that is new is compiled where another one of
  /// its folder was.
  func replacing(_ old: [SourceFile], with new: [SourceFile]) -> String {
    guard isXcode else { return text }
    var result = self
    let (before, after) = (Set(old.map(\.name)), Set(new.map(\.name)))
    for file in new where !before.contains(file.name) {
      let model = old.first { $0.folder == file.folder && $0.ending == file.ending }
      if let model { result.add(file.lastName, like: model.lastName) }
    }
    for file in old where !after.contains(file.name) { result.remove(file.lastName) }
    return result.text
  }

  private mutating func add(_ name: String, like model: String) {
    let identifiers = identifiers(of: model)
    lines = lines.flatMap { line -> [Substring] in
      guard identifiers.contains(where: line.contains) else { return [line] }
      var copy = String(line).replacing(model, with: name)
      for identifier in identifiers {
        copy.replace(identifier, with: Self.digits(of: name) + identifier.dropFirst(8))
      }
      return [line, Substring(copy)]
    }
  }

  private mutating func remove(_ name: String) {
    let identifiers = identifiers(of: name)
    lines.removeAll { line in identifiers.contains(where: line.contains) }
  }

  /// The identifiers of a file's reference, and of its places in what is built.
  private func identifiers(of name: String) -> [Substring] {
    let references = lines.filter {
      $0.contains("isa = PBXFileReference") && $0.contains("/* \(name) */")
    }
    .compactMap { $0.split(whereSeparator: \.isWhitespace).first }
    let builds = lines.filter { line in
      line.contains("isa = PBXBuildFile") && references.contains(where: line.contains)
    }.compactMap { $0.split(whereSeparator: \.isWhitespace).first }
    return references + builds
  }

  /// Eight hexadecimal digits that are those of no other name.
  private static func digits(of name: String) -> String {
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16, uppercase: true)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension SourceFile {
  var isProject: Bool { ending == ".pbxproj" || lastName == "project.yml" }
}
