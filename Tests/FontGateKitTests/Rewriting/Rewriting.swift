import Testing

/// A change of some sources that changes nothing of what they do.
struct Rewriting: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// The sources rewritten; `nil` where that is not possible, or where nothing would differ.
  var rewrite: @Sendable ([SourceFile], SourceLanguage) -> [SourceFile]?

  static let all: [Rewriting] = [
    Rewriting(testDescription: "declarations in another order", rewrite: shuffled),
    Rewriting(testDescription: "each file split in two", rewrite: split),
    Rewriting(testDescription: "all files in one", rewrite: merged),
    Rewriting(testDescription: "files in another order", rewrite: reordered),
    Rewriting(testDescription: "types and functions renamed", rewrite: renamed),
    Rewriting(testDescription: "code added that no one runs", rewrite: withUnaskedCode),
  ]
}

// MARK: - Order

extension Rewriting {
  private static func shuffled(
    _ sources: [SourceFile], _ language: SourceLanguage
  ) -> [SourceFile]? {
    var random = SeededNumbers(state: 1)
    return changed(sources) { source in
      guard var outline = SourceOutline(source, language) else { return source }
      outline.shuffle(using: &random)
      return SourceFile(name: source.name, text: outline.text)
    }
  }

  /// The files have names that turn their order round. Only Swift and the files of Objective-C that
  /// nothing includes are known by nothing but what is in them.
  private static func reordered(
    _ sources: [SourceFile], _ language: SourceLanguage
  ) -> [SourceFile]? {
    guard sources.count > 1, language != .javaScript else { return nil }
    return zip(sources.indices, sources).map { index, source in
      guard [".swift", ".m"].contains(where: source.name.hasSuffix) else { return source }
      var path = source.name.split(separator: "/").map(String.init)
      path[path.count - 1] = "\(sources.count - index)-\(path[path.count - 1])"
      return SourceFile(name: path.joined(separator: "/"), text: source.text)
    }
  }
}

// MARK: - Files

extension Rewriting {
  private static func split(
    _ sources: [SourceFile], _ language: SourceLanguage
  ) -> [SourceFile]? {
    // What is private to a file is lost in another one, and so is an import under a condition.
    guard language == .swift, !sources.contains(where: { $0.holds("private", "#if") }) else {
      return nil
    }
    let halves = sources.flatMap { source -> [SourceFile] in
      guard let outline = SourceOutline(source, language), outline.blocks.count > 1 else {
        return [source]
      }
      let middle = outline.blocks.count / 2
      let parts = [outline.blocks[..<middle], outline.blocks[middle...]]
      return zip(["", "2"], parts).map { suffix, blocks in
        let name = source.name.dropLast(".swift".count) + suffix + ".swift"
        let text = SourceOutline(head: outline.head, blocks: Array(blocks)).text
        return SourceFile(name: String(name), text: text)
      }
    }
    return halves.count > sources.count ? halves : nil
  }

  private static func merged(
    _ sources: [SourceFile], _ language: SourceLanguage
  ) -> [SourceFile]? {
    guard language == .swift, sources.count > 1,
      !sources.contains(where: { $0.holds("\nprivate", "\nfileprivate") })
    else { return nil }
    let text = sources.reversed().map(\.text).joined(separator: "\n\n")
    return [SourceFile(name: "All.swift", text: text)]
  }
}

// MARK: - Names and code that do not matter

extension Rewriting {
  /// Types and functions of a file's top level have other names, unless they hide one of a framework's or
  /// are a label or a member, too.
  private static func renamed(
    _ sources: [SourceFile], _ language: SourceLanguage
  ) -> [SourceFile]? {
    guard language == .swift else { return nil }
    let names = Set(sources.flatMap(\.namesOfItsOwn)).filter { name in
      !sources.contains { $0.holds(name + ":", "." + name) }
    }
    return changed(sources) { source in
      let words = source.text.words.map { names.contains(String($0)) ? $0 + "Anew" : $0 }
      return SourceFile(name: source.name, text: words.joined())
    }
  }

  private static func withUnaskedCode(
    _ sources: [SourceFile], _ language: SourceLanguage
  ) -> [SourceFile]? {
    sources + [UnaskedCode.file(of: language)]
  }

  private static func changed(
    _ sources: [SourceFile], _ change: (SourceFile) -> SourceFile
  ) -> [SourceFile]? {
    let result = sources.map(change)
    return result == sources ? nil : result
  }
}

extension SourceFile {
  fileprivate func holds(_ parts: String...) -> Bool { parts.contains(where: text.contains) }

  /// The types and functions that lines at the margin declare.
  fileprivate var namesOfItsOwn: [String] {
    text.split(separator: "\n").filter { $0.first?.isLetter == true }.compactMap { line in
      let words = line.words
      let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "func"]
      guard let keyword = words.firstIndex(where: keywords.contains), keyword + 2 < words.count,
        case let name = String(words[keyword + 2]), !Self.foreignNames.contains(name)
      else { return nil }
      return name
    }
  }

  /// Names of the platform's that a type of the app's own hides, and one that a generator of code gives.
  private static let foreignNames: Set<String> = [
    "Font", "Text", "Style", "Label", "Color", "FontConvertible",
  ]
}

extension StringProtocol where SubSequence == Substring {
  /// The words and what stands between them, which together are the text.
  fileprivate var words: [Substring] {
    var words: [Substring] = []
    var rest = self[...]
    while let first = rest.first {
      let isWord = first.isLetter || first == "_"
      let word = rest.prefix { ($0.isLetter || $0.isNumber || $0 == "_") == isWord }
      words.append(word.isEmpty ? rest.prefix(1) : word)
      rest = rest.dropFirst(Swift.max(1, word.count))
    }
    return words
  }
}

/// Numbers that are the same in each run.
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0xbf58_476d_1ce4_e5b9
  }
}
