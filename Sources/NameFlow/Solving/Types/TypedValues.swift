import SourceText

/// What a parameter may be of which only the type is known.
extension Evaluator {
  /// The objects that the program says are of the type of a parameter; `nil` where the type is not one of the
  /// program's own, or none is said to be of it.
  ///
  /// Which of them it is no one knows, nor whether it is one of them.
  func valuesOfType(of parameter: Declaration.Parameter, in file: Int32) -> Values? {
    guard let name = parameter.typeName, isOwnType(name, in: file) else { return nil }
    let found = field(FieldKey(type: "#" + name, name: "")) { objects(ofType: name) }
    return found.items.isEmpty ? nil : found.unsure
  }

  private func objects(ofType name: String) -> Values {
    let all = program.files(mentioning: [name]).sorted()
    let declaring = files(all, writing: ["interface", "type"], name).filter { file in
      program.facts(file)?.types.declared.contains(name) == true
    }
    var result = Values()
    // Of two types of one name no one knows which is meant.
    guard declaring.count == 1 else { return result }
    for file in files(all, writing: [":", "as", "satisfies"], name)
    where isOwnType(name, in: file) {
      for node in program.facts(file)?.types.values[name] ?? [] {
        result.add(values(Program.Spot(file: file, node: node), moduleFrame))
      }
    }
    return result
  }

  /// Some files of those that write a word in front of a name, read.
  private func files(_ files: [Int32], writing words: [String], _ name: String) -> [Int32] {
    let needles = Needles(words: words.flatMap { ["\($0) \(name)", "\($0)\(name)"] })
    let found = files.filter { needles.occur(in: program.texts[Int($0)]) }
    program.read(found)
    return found
  }

  /// Whether a file means one of the program's own types by a name.
  private func isOwnType(_ name: String, in file: Int32) -> Bool {
    guard let types = program.facts(file)?.types else { return false }
    if types.declared.contains(name) { return true }
    guard let module = types.imported[name] else { return false }
    return program.resolver?.file(module, from: program.path(file)) != nil
  }
}
