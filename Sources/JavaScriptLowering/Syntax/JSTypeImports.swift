import SourceText

/// Imports of types without the word `type`.
extension JSTree {
  /// Leaves out the imports of TypeScript of which no name stands in code: Babel and `tsc` take such names for
  /// types, and the module is not loaded.
  mutating func leaveTypeImports() {
    guard [".ts", ".tsx", ".mts", ".cts"].contains(where: text.path.hasSuffix),
      // What decorators name is not kept.
      !tokens.contains(where: { $0.kind == .mark && text.utf8[Int($0.start)] == UInt8(ascii: "@") })
    else { return }
    var named: Set<String> = []
    for node in nodes {
      if case .name(let name) = node.kind { named.insert(name) }
    }
    for export in exports {
      if case .binding(let name) = export.value { named.insert(name) }
    }
    for names in importStatements
    where !names.isEmpty && !names.contains(where: { named.contains(bindings[$0].name) }) {
      for name in names {
        if case .imported(let number) = bindings[name].kind { imports[number].isLeft = true }
        bindings[name].kind = .unknown
      }
    }
  }
}
