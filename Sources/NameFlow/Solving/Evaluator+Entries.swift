/// The entries of dictionaries in the code, by the names of their keys.
extension Evaluator {
  /// The entries of a dictionary whose key is a name or a member of a type: `[.traits: …]`,
  /// `[kCTFontCascadeListAttribute as String: …]`. Those of a long dictionary are put in order once.
  package func entries(of dictionary: Program.Spot, keyed name: String) -> [Node.Entry] {
    guard case .dictionary(let entries) = program[dictionary].kind else { return [] }
    if entries.count <= 8 {
      return entries.filter { keyName($0, dictionary.file) == name }
    }
    if let known = keyedEntries[dictionary] { return known[name] ?? [] }
    var keyed: [String: [Node.Entry]] = [:]
    for entry in entries {
      if let key = keyName(entry, dictionary.file) { keyed[key, default: []].append(entry) }
    }
    keyedEntries[dictionary] = keyed
    return keyed[name] ?? []
  }

  private func keyName(_ entry: Node.Entry, _ file: Int32) -> String? {
    var key = Program.Spot(file: file, node: entry.key)
    while case .cast(let inner, _) = program[key].kind { key.node = inner }
    return switch program[key].kind {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }
}
