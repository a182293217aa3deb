import NameFlow
import SourceText

extension Evaluator {
  /// Whether a method of Objective-C is one that nothing names, no code, no string, no document, and that a category
  /// adds to a class from elsewhere, or a class has that only the sources ask for anything. The system calls none
  /// that it does not know, but it knows those of its own names.
  func isUnnamedAddition(_ owner: Program.Declared) -> Bool {
    let declaration = program[owner]
    guard hasEntry, let reachability, let type = declaration.container.last,
      !isDeclared(type) || isKnownHereAlone(type), declaration.kind != .initializer
    else { return false }
    var names = [String(declaration.name.prefix { $0 != ":" })]
    if declaration.kind == .code {
      let name = declaration.name
      names.append("set" + name.prefix(1).uppercased() + name.dropFirst())
    }
    guard !names.contains(where: Self.isHook), !names.contains(where: reachability.isNamedOutside)
    else { return false }
    // What is called otherwise in code than it is here is the platform's.
    guard names.contains(where: { program.files(mentioning: [$0]).contains(owner.file) }) else {
      return false
    }
    return names.allSatisfy { name in
      program.files(mentioning: [name]).allSatisfy { file in
        program.isObjectiveC(file) && program.texts[Int(file)].onlyDeclares(name)
      }
    } && !isMentionedInOtherLanguage(owner)
  }

  /// Whether the sources declare a class, and not only what they add to it.
  private func isDeclared(_ type: String) -> Bool {
    program.types(named: type, in: []).contains { declared in
      guard case .type(let shape) = program[declared].kind else { return false }
      return shape != .addition
    }
  }

  /// Whether neither a class nor its heirs are what the platform or a library asks for anything: they inherit from
  /// `NSObject` itself, and answer to protocols of the sources.
  private func isKnownHereAlone(_ type: String) -> Bool {
    ([type] + heirs(of: type)).allSatisfy { type in
      let ancestors = ancestors(of: type)
      return ancestors.contains("NSObject")
        && ancestors.allSatisfy { Self.plainAncestors.contains($0) || isDeclared($0) }
    }
  }

  private static let plainAncestors: Set<String> = [
    "NSObject", "NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding",
  ]

  /// Whether a name begins like those of the methods that the system calls by itself.
  private static func isHook(_ name: String) -> Bool {
    [
      "application", "awake", "can", "dealloc", "did", "display", "draw", "encode", "font", "init",
      "intrinsic", "layout", "load", "needs", "prepare", "preferred", "scene", "setFont",
      "setNeeds",
      "setText", "setTitle", "should", "size", "supported", "tableView", "text", "tint", "title",
      "trait", "update", "view", "will",
    ].contains { name.hasPrefix($0) }
  }
}

extension SourceText {
  /// Whether a word stands only on lines of Objective-C that declare or begin a method or a property.
  fileprivate func onlyDeclares(_ word: String) -> Bool {
    let hash = IdentifierScan.hash(word)
    return (1...max(1, lineCount)).lazy.compactMap(line).allSatisfy { line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard IdentifierScan.scan(Array(text.utf8)).names.contains(hash) else { return true }
      return ["-", "+", "@property"].contains { text.hasPrefix($0) }
        && !text.drop { $0 != "{" }.contains(word)
    }
  }
}
