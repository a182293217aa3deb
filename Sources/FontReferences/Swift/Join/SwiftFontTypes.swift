import SourceText

/// Which types of the platform a type's name means: the app may declare a type of the same name, or
/// give another name to one of the platform.
struct SwiftFontTypes: Sendable {
  /// A type of the platform that takes a font's name.
  enum Builtin: String, Sendable, CaseIterable {
    case font = "Font"
    case uiFont = "UIFont"
    case nsFont = "NSFont"
    case uiFontDescriptor = "UIFontDescriptor"
    case nsFontDescriptor = "NSFontDescriptor"
    case ctFont = "CTFont"
    case cgFont = "CGFont"
    case skLabelNode = "SKLabelNode"
  }

  /// What a name means, and on which platforms.
  struct Meaning: Sendable, Equatable {
    var builtin: Builtin
    var platforms: ObjCPlatforms
  }

  private struct Declared: Sendable {
    var module: SwiftModule
    var isPublic: Bool
    var alias: [String]?
    var platforms: ObjCPlatforms
  }

  /// By the whole name, its parts joined by dots.
  private var declared: [String: [Declared]] = [:]

  init(_ files: [SwiftFile]) {
    for file in files {
      let module = SwiftModule(path: file.text.path)
      for type in file.types {
        let name = (file.typePath(type.scope) + [type.name]).joined(separator: ".")
        declared[name, default: []].append(
          Declared(
            module: module, isPublic: type.isPublic, alias: type.alias,
            platforms: file.platforms(type.scope)))
      }
    }
  }

  /// The app's own names for the platform's types; files that use one need no other word of an API.
  var aliasNames: Set<String> {
    var names: Set<String> = []
    for (name, declarations) in declared {
      guard declarations.contains(where: { Self.isBuiltin($0.alias) }) else { continue }
      names.insert(name.split(separator: ".").last.map(String.init) ?? name)
    }
    return names
  }

  /// What a type's name, split at its dots, means in a scope; empty for a type that is not the
  /// platform's.
  func meanings(_ path: [String], in file: SwiftFile, _ scope: SwiftScope.ID) -> [Meaning] {
    meanings(path, around: file.typePath(scope), Visibility(of: file), depth: 0)
  }
}

extension SwiftFontTypes {
  /// What a file can see of other modules.
  private struct Visibility {
    var module: SwiftModule
    var imports: Set<String>

    init(of file: SwiftFile) {
      module = SwiftModule(path: file.text.path)
      imports = file.imports
    }

    func sees(_ declaration: Declared) -> Bool {
      declaration.module == module
        || declaration.isPublic && imports.contains(declaration.module.name)
    }
  }

  private static let modules: Set<String> = [
    "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "Cocoa", "CoreText", "CoreGraphics", "SpriteKit",
  ]

  private static func isBuiltin(_ alias: [String]?) -> Bool {
    alias?.last.flatMap(Builtin.init(rawValue:)) != nil
  }

  private func meanings(
    _ path: [String], around types: [String], _ visibility: Visibility, depth: Int
  ) -> [Meaning] {
    // An alias of an alias of …: none goes further than this, and a circle must end.
    guard depth < 8, let last = path.last else { return [] }
    if path.count == 2, Self.modules.contains(path[0]) {
      return Builtin(rawValue: last).map { [Meaning(builtin: $0, platforms: .all)] } ?? []
    }
    var rest = ObjCPlatforms.all
    var found: [Meaning] = []
    for count in stride(from: types.count, through: 0, by: -1) {
      let name = (types.prefix(count) + path).joined(separator: ".")
      for declaration in declared[name] ?? [] where visibility.sees(declaration) {
        if let alias = declaration.alias, alias != path {
          let aliased = meanings(
            alias, around: Array(types.prefix(count)), visibility, depth: depth + 1)
          found += aliased.map { meaning in
            Meaning(
              builtin: meaning.builtin,
              platforms: meaning.platforms.intersection(declaration.platforms))
          }
        }
        rest.subtract(declaration.platforms)
      }
    }
    if path.count == 1, !rest.isEmpty, let builtin = Builtin(rawValue: last) {
      found.append(Meaning(builtin: builtin, platforms: rest))
    }
    return found.merged
  }
}

extension [SwiftFontTypes.Meaning] {
  /// One for each type, in a stable order.
  fileprivate var merged: [SwiftFontTypes.Meaning] {
    SwiftFontTypes.Builtin.allCases.compactMap { builtin in
      let platforms = filter { $0.builtin == builtin }.map(\.platforms)
      guard !platforms.isEmpty else { return nil }
      return SwiftFontTypes.Meaning(
        builtin: builtin, platforms: platforms.reduce([]) { $0.union($1) })
    }
  }
}
