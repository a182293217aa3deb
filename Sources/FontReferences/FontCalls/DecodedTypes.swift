import JavaScriptLowering
import NameFlow
import SourceText

/// A `Decodable` type that has a font's name as a property, and a call that the property reaches.
struct DecodedType: Sendable, Hashable {
  /// `Theme.Style`
  var name: String
  /// The file that declares it.
  var path: String
  /// The property, as reports write it: `Theme.Style.fontName`.
  var property: String
  var propertyPlace: SourcePlace
  /// The key that the name has in a file.
  var nameKey: String
  /// The keys without which the type is not decoded.
  var requiredKeys: Set<String>
  /// The call, by the place of its name.
  var call: SourcePlace

  /// The same with keys as `convertFromSnakeCase` expects them.
  var inSnakeCase: DecodedType {
    var type = self
    type.nameKey = nameKey.inSnakeCase
    type.requiredKeys = Set(requiredKeys.map(\.inSnakeCase))
    return type
  }
}

/// Finds the decoded types whose names reach font calls: nothing in the sources gives them values.
struct DecodedTypes {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// The types behind calls for which no name was found, or only names in documents.
  func types(for calls: [(call: FontCall, reference: FontReference)]) -> [DecodedType] {
    calls.filter { call in
      call.reference.candidates.allSatisfy { BundledTables.isDocument($0.place.path) }
    }.flatMap { call, reference -> [DecodedType] in
      guard let (owner, property) = property(at: call.name) else { return [] }
      return program.declarations(named: property)
        .filter { owner == nil || program[$0].container == owner }
        .compactMap { type(with: $0, for: reference) }
    }
  }

  /// The property that an expression reads, and the type it belongs to. Where the type is not known
  /// (`nil`), only a property that is called after fonts will do.
  private func property(at spot: Program.Spot) -> (owner: [String]?, name: String)? {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    switch program[spot].kind {
    case .cast(let inner, _), .unwrapped(let inner, _): return property(at: at(inner))
    case .name(let name):
      let owner = evaluator.container(at: spot)
      return owner.isEmpty ? nil : (owner, name)
    case .member(let base?, let name):
      if case .value(let type)? = evaluator.staticType(at(base)) {
        return type.isOwn ? type.path.map { ($0, name) } : nil
      }
      return name.lowercased().contains("font") ? (nil, name) : nil
    default: return nil
    }
  }

  private func type(with declared: Program.Declared, for reference: FontReference) -> DecodedType? {
    let property = program[declared]
    let path = property.container
    guard property.isStored, !path.isEmpty, property.type?.path == ["String"],
      let facts = program.facts(declared.file), isDecodable(path)
    else { return nil }
    let members = facts.declarations.filter { $0.container == path }
    let stored = members.filter { $0.isStored && ($0.value == nil || $0.isVariable) }
    // A type that decodes itself may do it in any way.
    guard
      !members.contains(where: { $0.kind == .initializer && $0.parameters.first?.label == "from" })
    else { return nil }
    let keys = keys(of: path, in: facts)
    func key(_ property: Declaration) -> String? {
      keys.isEmpty ? property.name : keys[property.name]
    }
    guard let nameKey = key(property) else { return nil }
    let required = stored.filter { $0.value == nil && !$0.isOptional(in: facts.text) }
    return DecodedType(
      name: path.joined(separator: "."), path: facts.path, property: property.qualifiedName,
      propertyPlace: facts.place(property.range), nameKey: nameKey,
      requiredKeys: Set(required.compactMap(key)).union([nameKey]), call: reference.place)
  }

  /// The stored properties of a type with their keys; `nil` where it is not decoded by its properties.
  func members(of path: [String]) -> [(property: Program.Declared, key: String)]? {
    guard let name = path.last, isDecodable(path) else { return nil }
    let parts = program.typesAndExtensions(named: name, in: path.dropLast()).filter {
      program[$0].container + [program[$0].name] == path
    }
    var found: [(property: Program.Declared, key: String)] = []
    for file in Set(parts.map(\.file)).sorted() {
      guard let facts = program.facts(file) else { continue }
      let keys = keys(of: path, in: facts)
      for (index, member) in facts.declarations.enumerated() where member.container == path {
        if member.kind == .initializer, member.parameters.first?.label == "from" { return nil }
        // A constant with a value of its own is not decoded.
        guard member.isStored, member.isVariable || member.value == nil,
          let key = keys.isEmpty ? member.name : keys[member.name]
        else {
          continue
        }
        found.append((Program.Declared(file: file, id: .init(index: Int32(index))), key))
      }
    }
    return found
  }

  private func isDecodable(_ path: [String]) -> Bool {
    guard let name = path.last else { return false }
    return program.typesAndExtensions(named: name, in: path.dropLast()).map { program[$0] }.contains
    { type in
      type.container + [type.name] == path
        && type.inherited.contains { ["Decodable", "Codable"].contains($0.path?.last) }
    }
  }

  /// What `CodingKeys` makes of the properties; empty where the type has none.
  private func keys(of path: [String], in facts: SourceFacts) -> [String: String] {
    let cases = facts.declarations.filter {
      $0.kind == .enumCase && $0.container == path + ["CodingKeys"]
    }
    return Dictionary(
      cases.map { item in
        let raw = item.value.map { facts.source($0).filter { $0 != "\"" } }
        return (item.name, raw ?? item.name)
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension Declaration {
  fileprivate var isStored: Bool { kind == .property && body == nil && !isStatic && !isLocal }

  /// Whether a `?` ends the type that stands behind the name.
  fileprivate func isOptional(in text: SourceText) -> Bool {
    let ends: Set<UInt8> = [0x0A, UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: ";")]
    let start = min(max(0, Int(range.upperBound)), text.utf8.count)
    let rest = text.utf8[start...].prefix { !ends.contains($0) }
    return rest.contains(UInt8(ascii: "?"))
  }
}

extension String {
  /// `fontName` as `font_name`.
  var inSnakeCase: String {
    reduce(into: "") { result, character in
      if character.isUppercase, !result.isEmpty { result += "_" }
      result += character.lowercased()
    }
  }
}
