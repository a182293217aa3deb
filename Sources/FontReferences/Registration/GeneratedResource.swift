import NameFlow

/// A font as R.swift knows it, where the build makes the `R`: `R.font.gateSansBold`. It has its font's
/// PostScript name and registers nothing.
struct GeneratedResource {
  /// The member of `R.font`.
  var member: String

  /// What an expression says; `nil` for any other one, and where the sources declare the `R`.
  init?(at spot: Program.Spot, _ program: Program) {
    guard case .member(let fonts?, let member) = program[spot].kind,
      case .member(let root?, "font") = program[Program.Spot(file: spot.file, node: fonts)].kind,
      case .name("R") = program[Program.Spot(file: spot.file, node: root)].kind,
      Self.areMade(in: program)
    else { return nil }
    self.member = member
  }

  init?(value: Value) {
    guard case .symbol([Self.type], let name) = value, name.hasPrefix(Self.root) else { return nil }
    member = String(name.dropFirst(Self.root.count))
  }

  var value: Value { .symbol(type: [Self.type], name: Self.root + member) }

  /// Its name; `nil` for another member.
  static func name(_ member: String, of path: [String]) -> AccessorName? {
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
