/// Names that a file imports and gives to others.
extension JSTree {
  /// Takes `import { a } from './b'; export { a };` for what it says: `export { a } from './b'`.
  mutating func passOnImports() {
    for index in exports.indices {
      guard case .binding(let name) = exports[index].value, let binding = scopes.first?.names[name],
        bindings[binding].path.isEmpty, case .imported(let number) = bindings[binding].kind,
        imports.indices.contains(number)
      else { continue }
      exports[index].value = .imported(module: imports[number].module, name: imports[number].name)
    }
  }
}
