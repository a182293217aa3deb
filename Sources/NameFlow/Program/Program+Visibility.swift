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
    let signatures = visible.map { self.signatures.number(of: $0) { Signature(self[$0]) } }
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
      || path.count > 1 && modules.contains(first) || path.contains(where: mayBeAlias)
  }

  /// Whether a name stands before what a module of the project declares: `Kit` in `Kit.Style`. A type of
  /// that name hides the module.
  func isModule(_ name: String) -> Bool { modules.contains(name) && !declaresType(named: name) }

  /// Whether a module is one of the project's.
  package func isOfProject(module name: String) -> Bool { modules.contains(name) }

  /// What a file says, without the modules before the types around its declarations: `extension Kit.Style`.
  func withoutModules(_ read: SourceFacts) -> SourceFacts {
    var facts = read
    for index in facts.declarations.indices {
      let container = facts.declarations[index].container
      guard container.count > 1, isModule(container[0]) else { continue }
      facts.declarations[index].container = Array(container.dropFirst())
    }
    return facts
  }

  /// The modules that stand before names of the platform.
  static let platformModules: Set<String> = [
    "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "Cocoa", "CoreText", "CoreGraphics", "SpriteKit",
    "Foundation", "Swift", "QuartzCore", "PackageDescription", "ProjectDescription", "Rswift",
    "RswiftResources",
  ]

  /// The numbers of what declarations have in common, each worked out once.
  struct Signatures {
    private var known: [Declared: Int] = [:]
    private var numbers: [Signature: Int] = [:]

    fileprivate mutating func number(
      of declared: Declared, _ signature: (Declared) -> Signature
    ) -> Int {
      if let number = known[declared] { return number }
      let signature = signature(declared)
      let number = numbers[signature] ?? numbers.count
      numbers[signature] = number
      known[declared] = number
      return number
    }
  }

  fileprivate struct Signature: Hashable {
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
    let left = folders[Int(first)]
    let right = folders[Int(second)]
    var shared = 0
    while shared < min(left.count, right.count), left[shared] == right[shared] { shared += 1 }
    return shared
  }

  /// The folders that each file stands in, from the outermost on, each known by a number.
  static func folders(of paths: [String]) -> [[Int32]] {
    var numbers: [Substring: Int32] = [:]
    return paths.map { path in
      path.indices.filter { path[$0] == "/" }.map { end in
        let folder = path[..<end]
        let number = numbers[folder] ?? Int32(numbers.count)
        numbers[folder] = number
        return number
      }
    }
  }
}
