import SourceText

/// Imports of types without the word `type`.
extension JSTree {
  /// Leaves out the imports of TypeScript of which no name stands in code: Babel and `tsc` take such names for
  /// types, and the module is not loaded.
  mutating func leaveTypeImports() {
    var unnamed = Set(importStatements.joined().map { bindings[$0].name })
    guard !unnamed.isEmpty, [".ts", ".tsx", ".mts", ".cts"].contains(where: text.path.hasSuffix),
      // What decorators name is not kept.
      !tokens.contains(where: { $0.kind == .mark && text.utf8[Int($0.start)] == UInt8(ascii: "@") })
    else { return }
    for export in exports {
      if case .binding(let name) = export.value { unnamed.remove(name) }
    }
    for node in nodes where !unnamed.isEmpty {
      if case .name(let name) = node.kind { unnamed.remove(name) }
    }
    for names in importStatements
    where !names.isEmpty && names.allSatisfy({ unnamed.contains(bindings[$0].name) }) {
      for name in names {
        if case .imported(let number) = bindings[name].kind { imports[number].isLeft = true }
        bindings[name].kind = .unknown
      }
    }
  }
}
