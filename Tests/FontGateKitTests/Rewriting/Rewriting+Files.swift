extension Rewriting {
  /// Each half has what stands before all declarations. What is private to a file is lost in another one,
  /// and so is an import under a condition; what Objective-C declares would be declared twice.
  static func split(_ sources: [SourceFile]) -> [SourceFile]? {
    let halves = sources.flatMap { source -> [SourceFile] in
      guard source.isKnownByContentAlone, !source.holds("private", "#if"),
        let outline = SourceOutline(source), outline.blocks.count > 1,
        source.language == .swift || outline.headOnlyIncludes
      else { return [source] }
      let middle = outline.blocks.count / 2
      let parts = [outline.blocks[..<middle], outline.blocks[middle...]]
      return zip(["", "2"], parts).map { suffix, blocks in
        let text = SourceOutline(head: outline.head, blocks: Array(blocks)).text
        return SourceFile(name: source.stem + suffix + source.ending, text: text)
      }
    }
    return halves.count > sources.count ? halves : nil
  }

  /// The files of one folder are compiled together; of Objective-C only those that declare nothing.
  static func merged(_ sources: [SourceFile]) -> [SourceFile]? {
    let mergeable = sources.filter { source in
      let outline = SourceOutline(source)
      return source.isKnownByContentAlone && !source.holds("\nprivate", "\nfileprivate")
        && (source.language == .swift || outline?.headOnlyIncludes == true)
    }
    let groups = Dictionary(grouping: mergeable) { $0.folder + "All" + $0.ending }
      .filter { $0.value.count > 1 }
    guard !groups.isEmpty else { return nil }
    let gone = Set(groups.values.joined().map(\.name))
    let whole = groups.sorted { $0.key < $1.key }.map { name, files in
      SourceFile(name: name, text: files.reversed().map(\.text).joined(separator: "\n\n"))
    }
    return sources.filter { !gone.contains($0.name) } + whole
  }

  /// A file of each language beside the first one of it, or none where a file of that name is.
  static func withUnaskedCode(_ sources: [SourceFile]) -> [SourceFile]? {
    let added = SourceLanguage.allCases.compactMap { language -> SourceFile? in
      guard let first = sources.first(where: { $0.language == language && !$0.isHeader }) else {
        return nil
      }
      let file = UnaskedCode.file(of: language)
      return SourceFile(name: first.folder + file.name, text: file.text)
    }
    return added.isEmpty ? nil : sources + added
  }
}

extension SourceFile {
  var language: SourceLanguage? {
    switch ending {
    case ".swift": .swift
    case ".m", ".h": .objectiveC
    case ".js", ".jsx", ".ts", ".tsx": .javaScript
    default: nil
    }
  }

  var isHeader: Bool { ending == ".h" }

  /// Whether no other file names this one: its name means nothing.
  var isKnownByContentAlone: Bool { [".swift", ".m"].contains(ending) }

  /// `App/Views/`; empty for a file of the app's own folder.
  var folder: String { String(name.dropLast(lastName.count)) }
  var lastName: String { name.split(separator: "/").last.map(String.init) ?? name }
  var ending: String { lastName.firstIndex(of: ".").map { String(lastName[$0...]) } ?? "" }
  var stem: String { String(name.dropLast(ending.count)) }

  func holds(_ parts: String...) -> Bool { parts.contains(where: text.contains) }
}
