import NameFlow
import SourceText

/// A font as R.swift knows it, where the build makes the `R`: `R.font.gateSansBold`. It has its font's
/// PostScript name and registers nothing.
struct GeneratedResource {
  /// The member of `R.font`.
  var member: String

  /// What an expression says; `nil` for any other one, and where the sources declare the `R`.
  init?(at spot: Program.Spot, _ program: Program) {
    guard case .member(let fonts?, let member) = program[spot].kind,
      Self.areAll(Program.Spot(file: spot.file, node: fonts), program), Self.areMade(in: program),
      !Self.isDeclared(member, in: program)
    else { return nil }
    self.member = member
  }

  /// Whether the sources add a member: `extension R.font { static let title = … }`.
  private static func isDeclared(_ member: String, in program: Program) -> Bool {
    program.members(named: member, of: path.joined(separator: ".")).contains {
      program[$0].container == path
    }
  }

  /// Whether an expression is a member that the sources add, with its name.
  static func isDeclared(at spot: Program.Spot, _ evaluator: Evaluator) -> Bool {
    let program = evaluator.program
    switch program[spot].kind {
    case .name(let name):
      return evaluator.container(at: spot) == path && isDeclared(name, in: program)
    case .member(let fonts?, let name):
      return areAll(Program.Spot(file: spot.file, node: fonts), program)
        && isDeclared(name, in: program)
    default: return false
    }
  }

  /// Whether an expression is `R.font`, or an alias of it.
  private static func areAll(_ fonts: Program.Spot, _ program: Program) -> Bool {
    switch program[fonts].kind {
    case .member(let root?, "font"):
      if case .name("R") = program[Program.Spot(file: fonts.file, node: root)].kind {
        true
      } else {
        false
      }
    case .name(let name): isAlias(name, program)
    default: false
    }
  }

  /// Whether a name is an alias of it: `typealias Fonts = R.font`.
  private static func isAlias(_ name: String, _ program: Program) -> Bool {
    name.first?.isUppercase == true && program.mayBeAlias(name)
      && aliases(in: program, beside: [name]).contains(name)
  }

  /// The aliases of it in the sources, in files that hold some words.
  static func aliases(in program: Program, beside words: [String] = []) -> [String] {
    let word = Array("typealias".utf8)
    let files = program.files(mentioning: words + ["R", "font"]).filter { file in
      let text = program.texts[Int(file)].utf8
      return text.firstIndex(of: word, in: text.indices) != nil
    }
    program.read(files)
    return files.sorted().flatMap { file in
      program.facts(file)?.declarations.filter {
        $0.kind == .alias && $0.type == .named(path, [])
      }.map(\.name) ?? []
    }.unique
  }

  init?(value: Value) {
    guard case .symbol([Self.type], let name) = value, name.hasPrefix(Self.root) else { return nil }
    member = String(name.dropFirst(Self.root.count))
  }

  var value: Value { .symbol(type: [Self.type], name: Self.root + member) }

  /// Its name; `nil` for another member.
  static func name(_ member: String, of path: [String]) -> AccessorName? {
    // By way of an alias it is a constant of `R.font`, which is of no type that is here.
    if path.count == 3, path.dropLast() == Self.path[...], isName(member, in: [type]) {
      return AccessorName(part: .name, path: path)
    }
    guard path.count == 2, isName(member, in: [path[0]]) else { return nil }
    return GeneratedResource(value: .symbol(type: [path[0]], name: path[1]))?.name
  }

  /// The name that it asks for a font by.
  var name: AccessorName { AccessorName(part: .name, path: Self.path + [member]) }

  /// Whether a member of a type is its name: `fontName` up to version 6.
  static func isName(_ member: String, in path: [String]) -> Bool {
    path.last == type && (member == "name" || member == "fontName")
  }

  /// Whether the build makes the `R`.
  static func areMade(in program: Program) -> Bool {
    program.globals(named: "R").isEmpty
      && ["R", "_R"].allSatisfy { program.types(named: $0, in: []).isEmpty }
  }

  static let type = "FontResource"
  static let path = ["R", "font"]
  private static let root = "R.font."
}

extension Evaluator {
  /// Whether a place is an accessor in a committed `R` that no other file names: what R.swift lists and checks beside it
  /// asks for no font until somebody asks for that.
  func isUnnamedResource(_ spot: Program.Spot) -> Bool {
    guard let accessor = owner(of: spot).map({ member(around: $0) }) else { return false }
    let declaration = program[accessor]
    guard declaration.kind == .property, declaration.container.count > 1,
      declaration.container.last == "font",
      declaration.container.first.map(["R", "_R"].contains) == true,
      hasEntry, reachability?.mayBeNamedUnseen(accessor.file) != true,
      GeneratedResource.aliases(in: program).isEmpty
    else { return false }
    let isNamed = program.files(mentioning: [declaration.name]).contains { $0 != accessor.file }
    return !isNamed
      && !["R", "_R"].contains { root in
        program.hasText(withWord: root, outside: accessor, where: isOfAllFonts)
      }
  }

  /// `R.font` without a member behind it, `R.validate`, and `R` that is given away.
  private func isOfAllFonts(_ bytes: [UInt8], _ root: Range<Int>) -> Bool {
    let behind = bytes[root.upperBound...]
    guard behind.first == UInt8(ascii: ".") else {
      // A label or the name of a part: `(R: 1, G: 0)`.
      guard behind.first(where: { $0 > 0x20 }) != UInt8(ascii: ":") else { return false }
      let before = bytes[..<root.lowerBound].last { $0 > 0x20 }
      return before == UInt8(ascii: "(") || before == UInt8(ascii: "=")
    }
    if behind.starts(with: ".validate".utf8) { return true }
    return behind.starts(with: ".font".utf8) && ResourceLists.isWhole(behind.dropFirst(5))
  }
}
