import NameFlow
import ObjectiveCLowering
import SourceText
import SwiftLowering
import Synchronization

/// The files of programs as the build settings of their modules compile them: a file whose `#if`s ask for
/// names that two modules define otherwise says one thing in the one and another in the other.
final class ConditionalUnits: Sendable {
  private let directives: [String: Directives]
  private let made = Mutex<[Key: SourceUnit]>([:])

  private struct Key: Hashable {
    var path: String
    var names: CompilationConditions.Names
  }

  /// - Parameter programs: those whose modules' settings count; only where they say something are the files
  ///   looked through.
  init(_ units: [SourceUnit], of programs: [CodeProgram]) {
    let isConditional = programs.contains { $0.modules.contains { !$0.conditions.isEmpty } }
    let found = isConditional ? units.map { ($0.text.path, Directives($0.text)) } : []
    directives = Dictionary(found) { first, _ in first }
  }

  /// The files of a program.
  func units(_ units: [SourceUnit], of program: CodeProgram) -> [SourceUnit] {
    let conditions = conditions(of: program)
    guard !conditions.isEmpty else { return units }
    // What code defines itself is not known from settings.
    let defined = units.reduce(into: Set<String>()) { defined, unit in
      defined.formUnion(directives[unit.text.path]?.defined ?? [])
    }
    return units.map { unit in
      guard let known = conditions[unit.text.path], let directives = directives[unit.text.path]
      else { return unit }
      let isObjectiveC = unit.lowering is ObjectiveCLowering
      guard isObjectiveC || unit.lowering is SwiftLowering else { return unit }
      let names = (isObjectiveC ? known.c : known.swift).only {
        directives.asked.contains($0) && (!isObjectiveC || !defined.contains($0))
      }
      guard !names.isEmpty else { return unit }
      return made.withLock { made in
        let key = Key(path: unit.text.path, names: names)
        if let known = made[key] { return known }
        let unit = unit.lowered(
          by: isObjectiveC ? ObjectiveCLowering(under: names) : SwiftLowering(under: names))
        made[key] = unit
        return unit
      }
    }
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
private struct Directives {
  /// The words behind `#if` and its kin.
  private(set) var asked: Set<String> = []
  /// The names behind `#define`.
  private(set) var defined: Set<String> = []

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
    switch words.first {
    case "if", "ifdef", "ifndef", "elif", "elifdef", "elifndef", "elseif":
      asked.formUnion(words.dropFirst())
    case "define": if words.count > 1 { defined.insert(words[1]) }
    default: break
    }
  }
}
