import NameFlow
import ObjectiveCLowering
import SourceText
import SwiftLowering

/// The files of programs as the build settings of their modules compile them: a file whose `#if`s ask for
/// names that two modules define otherwise says one thing in the one and another in the other.
final class ConditionalUnits: Sendable {
  private let directives: [String: Directives]
  /// The names that any file defines.
  private let everDefined: Set<String>
  private let made = Guarded<[Key: SourceUnit]>([:])
  private let readDirectives = ReadDirectives()

  private struct Key: Hashable {
    var path: String
    var names: CompilationConditions.Names
  }

  /// - Parameter programs: those whose modules' settings count; only where they say something are files of
  ///   Swift looked through.
  init(_ units: [SourceUnit], of programs: [CodeProgram]) {
    let isConditional = programs.contains { $0.modules.contains { !$0.conditions.isEmpty } }
    let read = units.filter { $0.lowering is ObjectiveCLowering || isConditional }
    directives = Dictionary(read.map { ($0.text.path, Directives($0.text)) }) { first, _ in first }
    everDefined = directives.values.reduce(into: []) { $0.formUnion($1.defined) }
  }

  /// The files of a program.
  func units(_ units: [SourceUnit], of program: CodeProgram) -> [SourceUnit] {
    let conditions = conditions(of: program)
    // What code defines itself is not known from settings, unless it does so only where they do not.
    let defined = units.reduce(into: Set<String>()) { defined, unit in
      defined.formUnion(directives[unit.text.path]?.definedAnyway ?? [])
    }
    guard !conditions.isEmpty || !everDefined.isEmpty else { return units }
    let prefixes = prefixes(of: program)
    let included = IncludedNames(units, directives, known: readDirectives) { path in
      conditions[path]?.c.only { !defined.contains($0) } ?? .init()
    }
    return units.map { unit in
      let path = unit.text.path
      guard let directives = directives[path] else { return unit }
      let isObjectiveC = unit.lowering is ObjectiveCLowering
      guard isObjectiveC || unit.lowering is SwiftLowering else { return unit }
      let known = conditions[path].map { isObjectiveC ? $0.c : $0.swift }
      var names =
        known?.asked(
          directives.asked.keys,
          unless: { isObjectiveC && (everDefined.contains($0) || SystemMacros.mayHave($0)) }
        ).only { !isObjectiveC || !defined.contains($0) } ?? .init()
      if isObjectiveC {
        let own = included.names(in: path, asking: directives.asked, prefix: prefixes[path])
        names.defined.merge(own.defined) { $1 }
      }
      guard !names.isEmpty else { return unit }
      return made.withLock { made in
        let key = Key(path: path, names: names)
        if let known = made[key] { return known }
        let unit = unit.lowered(
          by: isObjectiveC ? ObjectiveCLowering(under: names) : SwiftLowering(under: names))
        made[key] = unit
        return unit
      }
    }
  }

  /// The header that the settings include before all others, by the files.
  private func prefixes(of program: CodeProgram) -> [String: String] {
    var found: [String: Set<String>] = [:]
    for module in program.modules {
      for path in module.sources { found[path, default: []].insert(module.prefixHeader ?? "") }
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }.filter { !$0.value.isEmpty }
  }

  /// What is known in each file; of a file in several modules what all know alike.
  private func conditions(of program: CodeProgram) -> [String: CompilationConditions] {
    guard program.modules.contains(where: { !$0.conditions.isEmpty }) else { return [:] }
    var known: [String: CompilationConditions] = [:]
    for module in program.modules {
      for path in module.sources where directives[path]?.asked.isEmpty == false {
        known[path] = known[path]?.agreeing(with: module.conditions) ?? module.conditions
      }
    }
    return known
  }
}

/// The words of a file's directives.
struct Directives {
  /// The words behind `#if` and its kin, each with the first place where it stands.
  private(set) var asked: [String: Int] = [:]
  /// The names behind `#define` and `#undef`.
  private(set) var defined: Set<String> = []
  /// Those of them that it defines even where they are defined.
  private(set) var definedAnyway: Set<String> = []
  /// Those behind `#undef`.
  private(set) var undefined: Set<String> = []
  /// The name behind `#ifndef`, up to the next directive.
  private var missing: String?

  init(_ text: SourceText) {
    let bytes = text.utf8
    var index = bytes.startIndex
    while let mark = bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
      let end = bytes[mark...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      read(bytes[bytes.index(after: mark)..<end])
      index = end
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    let words = line.split { !CallWords.isWord($0) }.map { String(decoding: $0, as: UTF8.self) }
    let missing = missing
    self.missing = words.first == "ifndef" ? words.dropFirst().first : nil
    switch words.first {
    case "if", "ifdef", "ifndef", "elif", "elifdef", "elifndef", "elseif":
      for word in words.dropFirst() where asked[word] == nil { asked[word] = line.startIndex }
    case "define" where words.count > 1: define(words[1], unlessDefined: words[1] == missing)
    case "undef" where words.count > 1:
      define(words[1], unlessDefined: false)
      undefined.insert(words[1])
    default: break
    }
  }

  private mutating func define(_ name: String, unlessDefined isDefault: Bool) {
    defined.insert(name)
    if !isDefault { definedAnyway.insert(name) }
  }
}
