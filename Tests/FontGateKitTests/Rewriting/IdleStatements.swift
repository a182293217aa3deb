extension Rewriting {
  /// A statement that does nothing before each that surely stands in a function, of whose line before it is plain that it
  /// has ended.
  static func withIdleStatements(_ sources: [SourceFile]) -> [SourceFile]? {
    changed(sources) { source in
      guard let language = source.language else { return source }
      var text: [Substring] = []
      // The line before that is no comment.
      var last: Substring = ""
      for line in source.text.split(separator: "\n", omittingEmptySubsequences: false) {
        let code = line.drop(while: \.isWhitespace)
        let words = IdleStatement.words(in: language)
        if code.startIndex > line.startIndex, words.contains(where: code.hasPrefix),
          last.hasSuffix("{") || last.hasSuffix(";")
        {
          let idle = IdleStatement.all(in: source, language, numbered: text.count)
          text += idle.map { line[..<code.startIndex] + $0 }
        }
        if !code.isEmpty, !code.hasPrefix("//") { last = line }
        text.append(line)
      }
      return SourceFile(name: source.name, text: text.joined(separator: "\n"))
    }
  }
}

private enum IdleStatement {
  /// What a statement of a function begins with. A constant of Swift may as well be a member of a type.
  static func words(in language: SourceLanguage) -> [String] {
    language == .javaScript ? ["return ", "const ", "let "] : ["return "]
  }

  static func all(
    in source: SourceFile, _ language: SourceLanguage, numbered number: Int
  ) -> [String] {
    switch language {
    case .swift: ["do {}"]
    case .objectiveC: ["(void)0;"]
    case .javaScript:
      source.ending.hasPrefix(".ts") ? ["type Idle\(number) = { idle: string };"] : []
    }
  }
}
