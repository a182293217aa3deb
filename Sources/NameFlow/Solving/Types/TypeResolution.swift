/// Types by their names, through nesting, extensions and aliases.
extension Evaluator {
  package func resolve(_ name: TypeName, at spot: Program.Spot) -> TypeRef {
    resolve(name, in: container(at: spot), spot.file)
  }

  package func resolve(_ name: TypeName, in container: [String], _ file: Int32) -> TypeRef {
    // Nothing need be looked up for most.
    if case .named(let path, _) = name, path.count == 1, Self.standard.contains(path[0]) {
      return .foreign(path)
    }
    let key = TypeKey(name: name, container: container, file: file)
    if let known = resolvedTypes[key] { return known }
    resolvedTypes[key] = .other
    let found: TypeRef
    switch name {
    case .named(let path, let arguments):
      if let inner = arguments.first, ["Binding", "Published", "State"].contains(path.last ?? "") {
        found = resolve(inner, in: container, file)
      } else {
        found = resolve(path: path, in: container, file)
      }
    case .array(let element): found = .array(resolve(element, in: container, file))
    case .dictionary(let key, let value):
      found = .dictionary(resolve(key, in: container, file), resolve(value, in: container, file))
    case .tuple(let elements):
      found = .tuple(
        elements.map { .init(label: $0.label, type: resolve($0.type, in: container, file)) })
    case .function(let parameters, let result):
      found = .function(
        parameters.map { resolve($0, in: container, file) }, resolve(result, in: container, file))
    case .other: found = .other
    }
    resolvedTypes[key] = found
    return found
  }

  package func resolve(path: [String], at spot: Program.Spot) -> TypeRef {
    resolve(.named(path, []), in: container(at: spot), spot.file)
  }

  private func resolve(path: [String], in container: [String], _ file: Int32) -> TypeRef {
    guard let first = path.first else { return .other }
    // `SwiftUI.Font`, whatever the sources call `Font`.
    if path.count > 1, Program.platformModules.contains(first), !isDeclared([first]) {
      return .foreign(Array(path.dropFirst()))
    }
    if first == "Self" {
      return path.count == 1
        ? resolve(path: container, in: [], file)
        : resolve(path: container + path.dropFirst(), in: [], file)
    }
    if path.count == 1, Self.standard.contains(first) { return .foreign(path) }
    // A generic parameter.
    if path.count == 1, first.count == 1, !program.declaresType(named: first) { return .other }
    var outer = container
    while true {
      if let found = declaredType(outer + path, file) { return found }
      guard !outer.isEmpty else { break }
      outer.removeLast()
    }
    if let inherited = inheritedType(path, container) { return inherited }
    guard path.count > 1 else { return .foreign(path) }
    if program.modules.contains(first) {
      let found = resolve(.named(Array(path.dropFirst()), []), in: [], file)
      if found.isOwn { return found }
    }
    return throughAlias(path, container, file)
  }

  /// `Alias.Nested`: the first part may stand for another type.
  private func throughAlias(
    _ path: [String], _ container: [String], _ file: Int32
  ) -> TypeRef {
    let base = resolve(path: Array(path.dropLast()), in: container, file)
    guard let basePath = base.path, let last = path.last else { return .foreign(path) }
    let full = basePath + [last]
    return full == path ? .foreign(path) : declaredType(full, file) ?? .foreign(full)
  }

  /// A type that a superclass or protocol of the types around declares.
  private func inheritedType(_ path: [String], _ container: [String]) -> TypeRef? {
    guard let first = path.first, !container.isEmpty,
      first.first?.isUppercase == true || program.declaresType(named: first),
      program.declaresType(named: path.last ?? "")
    else { return nil }
    for ancestor in findAncestors(of: container.joined(separator: ".")) {
      let full = self.path(of: ancestor) + path
      if isDeclared(full) { return .own(full.joined(separator: ".")) }
    }
    return nil
  }

  private func isDeclared(_ path: [String]) -> Bool {
    guard let name = path.last else { return false }
    return program.types(named: name, in: path.dropLast()).contains {
      if case .type(let shape) = program[$0].kind { shape != .addition } else { false }
    }
  }

  /// A type with exactly this path, or what an alias with this path stands for.
  private func declaredType(_ path: [String], _ file: Int32) -> TypeRef? {
    guard let name = path.last else { return nil }
    let container = Array(path.dropLast())
    var all = program.types(named: name, in: container)
    if Self.platformTypes.contains(name) { all = all.filter { program.isSeen($0, from: file) } }
    all = all.filter { !program[$0].isLocal || $0.file == file }
    let found = program.nearest(all, to: file)
    for declared in found {
      if case .type(let shape) = program[declared].kind, shape != .addition {
        return .own(path.joined(separator: "."))
      }
    }
    // Of `#if` twins the one for iOS.
    let aliases = found.filter { program[$0].kind == .alias }
    for declared in aliases.filter({ program[$0].platforms.contains(.iOS) }) + aliases {
      guard let target = program[declared].type, target.path != [name] else { continue }
      return resolve(target, in: container, declared.file)
    }
    return nil
  }

  /// Types that no source declares anew.
  private static let standard: Set<String> = [
    "String", "Int", "Double", "Float", "CGFloat", "Bool", "Array", "Dictionary", "Set", "Optional",
    "Void", "Any", "AnyObject", "CFString", "NSString", "URL", "Data", "Date", "UIView", "UILabel",
    "UIButton", "UIColor", "UIImage", "CGRect", "CGSize", "CGPoint", "Bundle", "NSObject",
  ]

  /// Types of the platform that a type of the sources hides only where it is seen.
  private static let platformTypes: Set<String> = [
    "Font", "UIFont", "NSFont", "CTFont", "CGFont", "UIFontDescriptor", "NSFontDescriptor",
    "SKLabelNode",
  ]

  /// What a name of a type means on which platforms: `#if` may give it several meanings.
  package func meanings(of name: String, at spot: Program.Spot) -> [(
    type: TypeRef, platforms: PlatformSet
  )] {
    var container = self.container(at: spot)
    while true {
      let all = program.types(named: name, in: container).filter {
        program[$0].kind == .alias
      }
      let found = program.nearest(all, to: spot.file)
      if found.count > 1 {
        return found.compactMap { declared in
          program[declared].type.map {
            (resolve($0, in: container, declared.file), program[declared].platforms)
          }
        }
      }
      // `#if os(macOS) typealias UIFont = NSFont`: elsewhere the name is the platform's own.
      if found.count == 1, let alias = found.first.map({ program[$0] }), alias.platforms != .all,
        Self.platformTypes.contains(name)
      {
        return [
          (resolve(path: [name], at: spot), alias.platforms),
          (.foreign([name]), PlatformSet.all.subtracting(alias.platforms)),
        ]
      }
      guard !container.isEmpty else { break }
      container.removeLast()
    }
    return [(resolve(path: [name], at: spot), .every)]
  }

  /// The full name of the type a path written in a file means.
  package func canonical(_ path: [String], _ file: Int32) -> String {
    guard program.mayHaveOtherName(path) else { return path.joined(separator: ".") }
    let type = resolve(.named(path, []), in: [], file)
    if case .own(let name) = type { return name }
    // An alias may stand for a list.
    return (type.path ?? path).joined(separator: ".")
  }
}

// MARK: - What types are

extension Evaluator {
  /// The declarations of a type and its extensions.
  package func typeDeclarations(_ type: String) -> [Program.Declared] {
    if let known = knownDeclarations[type] { return known }
    let path = path(of: type)
    guard let name = path.last else { return [] }
    let found = program.typesAndExtensions(named: name, in: path.dropLast()).filter {
      program[$0].isType
    }
    knownDeclarations[type] = found
    return found
  }

  package func shape(of type: String) -> Declaration.Shape? {
    if let known = knownShapes[type] { return known }
    let found = findShape(of: type)
    knownShapes[type] = .some(found)
    return found
  }

  private func findShape(of type: String) -> Declaration.Shape? {
    let path = path(of: type)
    for declared in program.types(named: path.last ?? "", in: path.dropLast()) {
      if case .type(let shape) = program[declared].kind, shape != .addition { return shape }
    }
    return nil
  }

  /// The types a type inherits from or conforms to, at any distance; those from elsewhere too.
  package func ancestors(of type: String) -> [String] {
    if let known = ancestorCache[type] { return known }
    let found = findAncestors(of: type)
    ancestorCache[type] = found
    return found
  }

  /// The same, while types are still being resolved: what is found then is not kept.
  private func findAncestors(of type: String) -> [String] {
    var result: [String] = []
    var pending = [type]
    while let next = pending.popLast(), result.count < 64 {
      for declared in typeDeclarations(next) {
        for parent in program[declared].inherited {
          guard let path = resolve(parent, in: program[declared].container, declared.file).path
          else { continue }
          let name = path.joined(separator: ".")
          if name != type, !result.contains(name) {
            result.append(name)
            pending.append(name)
          }
        }
      }
    }
    return result
  }

  /// What a class inherits from, be it of the sources or from elsewhere.
  package func superclass(of type: String) -> TypeRef? {
    let ancestors = ancestors(of: type)
    if let own = ancestors.first(where: { shape(of: $0) == .reference }) { return .own(own) }
    return ancestors.first { shape(of: $0) == nil }.map {
      .foreign(path(of: $0))
    }
  }

  /// The types that inherit from or conform to a type, at any distance.
  package func heirs(of type: String) -> [String] {
    if let known = knownHeirs[type] { return known }
    let found = shape(of: type) == .enumeration ? [] : findHeirs(of: type)
    knownHeirs[type] = found
    return found
  }

  private func findHeirs(of type: String) -> [String] {
    var result: [String] = []
    var pending = [type]
    while let next = pending.popLast(), result.count < 64 {
      let last = path(of: next).last ?? next
      for declared in program.heirs(of: last) {
        let declaration = program[declared]
        let isMeant = declaration.inherited.contains {
          resolve($0, in: declaration.container, declared.file).path?.joined(separator: ".") == next
        }
        let name = (declaration.container + [declaration.name]).joined(separator: ".")
        if isMeant, name != type, !result.contains(name) {
          result.append(name)
          pending.append(name)
        }
      }
    }
    return result
  }

  /// The enums, structs and classes that conform to a protocol.
  func conformers(to contract: String) -> [String] {
    heirs(of: contract).filter { shape(of: $0).map { $0 != .contract } ?? false }
  }

  // MARK: Members

  /// The members a type has, its own first, then those of what it inherits from.
  package func members(_ name: String, of type: String) -> [Program.Declared] {
    members(name, of: path(of: type))
  }

  /// The parts of a type's name.
  package func path(of type: String) -> [String] {
    if let known = typePaths[type] { return known }
    let path = type.split(separator: ".").map(String.init)
    typePaths[type] = path
    return path
  }

  package func members(_ name: String, of path: [String]) -> [Program.Declared] {
    let key = MemberKey(type: path, name: name)
    if let known = memberCache[key] { return known }
    let type = path.joined(separator: ".")
    var result = ownMembers(name, of: type)
    if result.isEmpty || result.allSatisfy({ isRequirement($0) }) {
      for ancestor in ancestors(of: type) {
        let found = ownMembers(name, of: ancestor)
        result += found
        if found.contains(where: { !isRequirement($0) }) { break }
      }
    }
    let real = result.filter { !isRequirement($0) }
    result = real.isEmpty ? result : real
    // A property of Objective-C's whose getter the class implements.
    if result.contains(where: {
      program.isObjectiveC($0.file) && program[$0].kind == .property && program[$0].body != nil
    }) {
      result = result.filter { program[$0].body != nil || program[$0].kind != .property }
    }
    memberCache[key] = result
    return result
  }

  /// The members that a type declares itself.
  package func ownMembers(_ name: String, of type: String) -> [Program.Declared] {
    let key = OwnMemberKey(type: type, name: name)
    if let known = ownMemberCache[key] { return known }
    let found = program.members(named: name, of: type).filter { isMember($0, of: type) }
    ownMemberCache[key] = found
    return found
  }

  private func isMember(_ declared: Program.Declared, of type: String) -> Bool {
    let container = program[declared].container
    guard !container.isEmpty else { return false }
    return container.joined(separator: ".") == type || canonical(container, declared.file) == type
  }

  /// The properties and cases with a name.
  package func valueMembers(_ name: String, of path: [String]) -> [Program.Declared] {
    guard !path.isEmpty else { return [] }
    return members(name, of: path).filter {
      program[$0].kind == .property || program[$0].kind == .enumCase
    }
  }

  /// The properties and cases with a name that a file means by it. A type may have a name once in each of
  /// many modules, and each mention of it asks.
  /// - Parameter isStatic: `nil` for all.
  func seenMembers(
    _ name: String, of path: [String], isStatic: Bool? = nil, from file: Int32
  ) -> Set<Program.Declared> {
    let key = SeenMemberKey(
      member: MemberKey(type: path, name: name), isStatic: isStatic, file: file)
    if let known = seenMemberCache[key] { return known }
    let members = valueMembers(name, of: path).filter {
      isStatic == nil || program[$0].isStatic == isStatic
    }
    let found = Set(program.nearest(members, to: file))
    seenMemberCache[key] = found
    return found
  }

  func initialisers(of type: String) -> [Program.Declared] {
    ownMembers("init", of: type).filter { program[$0].kind == .initializer }
  }

  /// The type a value has.
  package func type(of value: Value) -> TypeRef? {
    switch value {
    case .enumCase(let type, _, _), .type(let type): .own(type)
    case .instance(let instance): .own(instance.type)
    case .symbol(let type, _): type.isEmpty ? nil : .foreign(type)
    case .foreignType(let path): .foreign(path)
    case .text: .foreign(["String"])
    case .font: .foreign(["UIFont"])
    case .list: .foreign(["Array"])
    case .table: .foreign(["Dictionary"])
    default: nil
    }
  }
}
