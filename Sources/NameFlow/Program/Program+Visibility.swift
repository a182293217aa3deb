import SourceText

/// Which of several declarations of one name a file means.
extension Program {
  /// Of declarations that are the same but for their file, those nearest to a file.
  ///
  /// A repository often holds several apps, each with its own `AppFont`.
  package func nearest(_ found: [Declared], to file: Int32) -> [Declared] {
    var visible = found.filter { !self[$0].isPrivate || $0.file == file }
    guard visible.count > 1 else { return visible }
    let seen = visible.filter { isSeen($0, from: file) }
    if !seen.isEmpty { visible = seen }
    let signatures = visible.map { Signature(self[$0]) }
    guard Set(signatures).count < visible.count else { return visible }
    let degrees = visible.map { closeness($0.file, file) }
    let best = Dictionary(zip(signatures, degrees)) { max($0, $1) }
    return visible.indices.filter { best[signatures[$0]] == degrees[$0] }.map { visible[$0] }
  }

  /// Whether a file can see a declaration of another module: it must be public, and imported.
  func isSeen(_ declared: Declared, from file: Int32) -> Bool {
    // Headers are found wherever they lie.
    if isObjectiveC(file) || isObjectiveC(declared.file) { return true }
    guard !modules.isShared(declared.file, file) else { return true }
    guard self[declared].isPublic || !self[declared].isType else { return false }
    let imports = facts(file)?.imports ?? []
    return modules.names(of: declared.file).contains { imports.contains($0) }
  }

  /// Whether a path may mean a type of another path: through an alias, or with its module before it.
  func mayHaveOtherName(_ path: [String]) -> Bool {
    guard let first = path.first else { return false }
    return first == "Self" || Self.platformModules.contains(first)
      || path.contains(where: mayBeAlias)
  }

  /// The modules that stand before names of the platform.
  static let platformModules: Set<String> = [
    "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "Cocoa", "CoreText", "CoreGraphics", "SpriteKit",
    "Foundation", "Swift", "QuartzCore", "PackageDescription", "ProjectDescription",
  ]

  private struct Signature: Hashable {
    var kind: Declaration.Kind
    var container: [String]
    var isStatic: Bool
    var parameters: [String?]
    var types: [TypeName?]

    init(_ declaration: Declaration) {
      kind = declaration.kind
      container = declaration.container
      isStatic = declaration.isStatic
      parameters = declaration.parameters.map(\.label)
      types = declaration.parameters.map(\.type)
    }
  }

  /// How many folders two files share; more than all of them for a file itself.
  private func closeness(_ first: Int32, _ second: Int32) -> Int {
    if first == second { return Int.max }
    let left = texts[Int(first)].path.utf8
    let right = texts[Int(second)].path.utf8
    var folders = 0
    for (a, b) in zip(left, right) {
      if a != b { break }
      if a == UInt8(ascii: "/") { folders += 1 }
    }
    return folders
  }
}
