import NameFlow
import SourceText

/// A font key in a dictionary literal of a file, whatever function takes it.
struct ManifestFontKey {
  var key: String
  var keyPlace: SourcePlace
  var value: PlacedValue

  /// Those whose values are literals, in the order of the file; `nil` where they are too much to follow.
  static func all(in file: ManifestFile, budget: ManifestBudget) -> [ManifestFontKey]? {
    guard file.facts.nodes.contains(where: \.isDictionary) else { return [] }
    let program = ManifestProgram(file, library: .tuist, budget: budget)
    var found: [ManifestFontKey] = []
    for (index, node) in file.facts.nodes.enumerated() {
      guard case .dictionary(let entries) = node.kind else { continue }
      let spot = Program.Spot(file: 0, node: Node.ID(index: Int32(index)))
      let frame = program.evaluator.unasked(around: spot)
      func value(_ node: Node.ID) -> ManifestValue {
        program.value(.node(Program.Spot(file: 0, node: node), frame, nil))
      }
      for entry in entries {
        let key = value(entry.key)
        guard let name = key.string, Manifest.Key(rawValue: name) != nil else { continue }
        let list = ManifestPropertyList(key, name, value(entry.value))
        guard let read = list.value[name] else { continue }
        found.append(ManifestFontKey(key: name, keyPlace: key.place, value: read))
      }
    }
    return program.isCutShort ? nil : found.sorted { $0.keyPlace < $1.keyPlace }
  }
}

extension Node {
  fileprivate var isDictionary: Bool { if case .dictionary = kind { true } else { false } }
}
