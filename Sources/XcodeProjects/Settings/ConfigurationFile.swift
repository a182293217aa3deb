import FileTree
package import SourceText

/// Reads `.xcconfig` files, with what they include; each file once.
package final class ConfigurationFiles {
  private var read: [String: [Line]] = [:]
  private var layers: [String: SettingsLayer] = [:]
  /// Files that were asked for and could not be read.
  private var absent: Set<String> = []
  /// What lacks of files and of all that they include.
  private var lacking: [String: Lack?] = [:]
  /// What was not read to its end.
  package private(set) var unchecked: [UncheckedFile] = []

  package init() {}

  /// Includes within one another; a file within itself is not read again.
  private static let deepest = 30
  /// Files that one layer may take in.
  private static let most = 300

  private enum Line {
    case setting(String, BuildSetting)
    /// The absolute path.
    case include(String)
  }

  /// The settings of a file; none where it is not there.
  package func layer(_ path: String) -> SettingsLayer {
    if let known = layers[path] { return known }
    var layer = SettingsLayer()
    var budget = Self.most
    add(path, to: &layer, within: [], budget: &budget)
    if budget < 0 {
      let reason = "includes more than \(Self.most) files; the settings of the rest were not read"
      unchecked.append(UncheckedFile(path: path, reason: reason, isError: false))
    }
    layers[path] = layer
    return layer
  }

  /// Whether a file is there, and all that it includes is, too.
  package func isWhole(_ path: String) -> Bool { lack(of: path) == nil }

  /// A file that is not there, though another names or includes it; that itself where it is not there.
  package func absentFile(of path: String) -> String? {
    if case .file(let absent) = lack(of: path) { absent } else { nil }
  }

  private enum Lack {
    case file(String)
    /// There are too many files.
    case rest
  }

  private func lack(of path: String) -> Lack? {
    if let known = lacking[path] { return known }
    let found = findLack(of: path)
    lacking[path] = .some(found)
    return found
  }

  private func findLack(of path: String) -> Lack? {
    var waiting = [path]
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      let lines = lines(of: next)
      if absent.contains(next) { return .file(next) }
      for line in lines {
        if case .include(let included) = line { waiting.append(included) }
      }
      guard seen.count < Self.most else { return .rest }
    }
    return nil
  }

  private func add(
    _ path: String, to layer: inout SettingsLayer, within open: [String], budget: inout Int
  ) {
    guard open.count < Self.deepest, budget >= 0, !open.contains(path) else { return }
    budget -= 1
    guard budget >= 0 else { return }
    for line in lines(of: path) {
      switch line {
      case .setting(let name, let setting): layer.add(name, setting)
      case .include(let included):
        add(included, to: &layer, within: open + [path], budget: &budget)
      }
    }
  }

  private func lines(of path: String) -> [Line] {
    if let known = read[path] { return known }
    var lines: [Line] = []
    if let bytes = try? FileTree.read(path, limit: 1 << 20) {
      let text = SourceText(path: path, bytes: bytes)
      lines = (1...text.lineCount).compactMap { Self.line($0, of: text) }
    } else {
      absent.insert(path)
    }
    read[path] = lines
    return lines
  }

  private static func line(_ number: Int, of text: SourceText) -> Line? {
    guard let whole = text.line(number) else { return nil }
    let content = whole.withoutComment.trimmed
    let start = whole.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let place = SourcePlace(
      path: text.path,
      range: TextRange(
        start: TextPosition(line: number, column: start + 1),
        end: TextPosition(line: number, column: start + 1 + content.utf8.count)))
    if content.hasPrefix("#include") {
      let parts = content.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 3 else { return nil }
      let name = String(parts[1])
      return .include(
        FileTree.absolute(name.hasPrefix("/") ? name : text.path.folder + "/" + name))
    }
    guard let equals = assignment(in: content) else { return nil }
    let key = content[..<equals].trimmed
    guard !key.isEmpty, !key.hasPrefix("#") else { return nil }
    var value = content[content.index(after: equals)...].trimmed
    while value.hasSuffix(";") { value = value.dropLast().trimmed }
    return .setting(key, BuildSetting(text: value, place: place))
  }

  /// The `=` that is not within the brackets of a condition.
  private static func assignment(in text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: continue
      }
    }
    return nil
  }
}

extension String {
  /// Without `//` and what follows; an `.xcconfig` knows no way to write it otherwise.
  fileprivate var withoutComment: String {
    guard let comment = firstRange(of: "//") else { return self }
    return String(self[..<comment.lowerBound])
  }
}
