import JavaScriptLowering
import NameFlow
import SourceText

/// Weights and styles that stand in another object than the name of the font they are drawn with:
/// `style={[styles.text, styles.bold]}`, `{ ...styles.text, fontWeight: '700' }`.
struct JSMergedStyles {
  /// By the places that give names, what is asked of each name.
  private var variants: [Program.Spot: [(name: String, variants: [FontVariant])]] = [:]
  private let code: JSCode

  init(_ code: JSCode) {
    self.code = code
    for (module, file) in code.program.modules.enumerated() where !file.isDocument {
      guard file.text.holds("fontWeight") || file.text.holds("fontStyle") else { continue }
      let tree = code.program.trees[module]
      for id in tree.nodes.indices {
        switch tree[id].kind {
        case .markup(let markup):
          for attribute in markup.attributes {
            guard let name = attribute.name, name == "style" || name.hasSuffix("Style"),
              let value = attribute.value, Self.mayMerge(value, tree)
            else { continue }
            add(JSSite(module: module, node: value))
          }
        case .object(let properties) where Self.adds(properties):
          add(JSSite(module: module, node: id))
        default: continue
        }
      }
    }
  }

  /// What is asked of a name that a place gives.
  func variants(of name: String, at spot: Program.Spot) -> [FontVariant] {
    (variants[spot] ?? []).filter { $0.name == name }.flatMap(\.variants)
  }

  /// Whether one of several styles may name a font and another say what face of it is meant.
  private static func mayMerge(_ value: JSNode.ID, _ tree: JSTree) -> Bool {
    switch tree[value].kind {
    case .array(let items): mayMerge(items, tree)
    case .call(let callee, let arguments):
      tree.begins(callee, with: "StyleSheet.")
        && (arguments.count == 1 || mayMerge(arguments, tree))
    default: false
    }
  }

  private static func mayMerge(_ styles: [JSNode.ID], _ tree: JSTree) -> Bool {
    guard styles.count > 1 else { return false }
    let members = styles.map { tree.fontMembers(of: $0) }
    let families = members.indices.filter { members[$0].contains(.family) }
    let faces = members.indices.filter { members[$0].contains(.face) }
    return !families.isEmpty && !faces.isEmpty && (families.count > 1 || families != faces)
  }

  /// Whether an object adds a weight or a style to the members of another one.
  private static func adds(_ properties: [JSProperty]) -> Bool {
    properties.contains { if case .spread = $0.key { true } else { false } }
      && properties.contains {
        if case .name(let name) = $0.key {
          name == "fontWeight" || name == "fontStyle"
        } else {
          false
        }
      }
  }
}

extension JSMergedStyles {
  /// A member of some style, and its place.
  private struct Member {
    var spot: Program.Spot
    var text: String
  }

  /// What is left of several styles when the later ones have replaced what the earlier ones say.
  private struct Merged {
    var members: [String: [Member]] = [:]
  }

  private static let names = ["fontFamily", "fontWeight", "fontStyle"]

  private mutating func add(_ site: JSSite) {
    guard let spot = code.spot(site) else { return }
    let evaluator = code.evaluator
    let merged = code.askingBriefly { () -> Merged in
      var merged = Merged()
      merge(evaluator.atHome(spot), into: &merged, depth: 0)
      return merged
    }
    let asked = Self.names.dropFirst().flatMap { key in
      (merged.members[key] ?? []).compactMap { variant(key, $0) }
    }
    guard !asked.isEmpty else { return }
    for family in merged.members["fontFamily"] ?? [] {
      variants[family.spot, default: []].append((family.text, asked))
    }
  }

  private func merge(_ values: Values, into merged: inout Merged, depth: Int) {
    guard depth < 8 else { return }
    var found: [String: [Member]] = [:]
    var isCertain = values.items.count == 1
    for item in values.items {
      switch item.value {
      case .list(let elements):
        guard values.items.count == 1 else { continue }
        for element in elements {
          merge(code.evaluator.values(element), into: &merged, depth: depth + 1)
        }
      case .record(let record):
        for name in Self.names {
          guard let field = record[name] else { continue }
          found[name, default: []] += members(field, item)
        }
        isCertain = isCertain && item.trail.isProven
      default: continue
      }
    }
    for (name, members) in found {
      // Of several no one knows which is drawn with which.
      if members.count > 1 || !isCertain, name != "fontFamily" {
        merged.members[name] = isCertain ? [] : merged.members[name]
      } else {
        merged.members[name] = members.count == 1 && isCertain ? members : []
      }
    }
  }

  private func members(_ field: Record.Field, _ item: Possible) -> [Member] {
    field.values.flatMap { lazy -> [Member] in
      // Where names are set anew, the literal's own is not what is drawn.
      guard case .node(let spot, _, _) = lazy,
        code.evaluator.program.facts(spot.file)?.mentions["fontFamily="] == nil
      else { return [] }
      return code.evaluator.values(lazy).items.compactMap { item in
        item.value.written.map { Member(spot: spot, text: $0) }
      }
    }
  }

  private func variant(_ key: String, _ member: Member) -> FontVariant? {
    let program = code.evaluator.program
    return FontVariant(
      key, member.text, what: "\(key): \(program.source(member.spot, limit: 60))",
      place: program.place(member.spot))
  }
}

extension FontVariant {
  /// `fontWeight` or `fontStyle` of React Native; `nil` for what asks for nothing.
  init?(_ key: String, _ text: String, what: String, place: SourcePlace) {
    if key == "fontStyle" {
      guard text == "italic" || text == "oblique" else { return nil }
      self.init(weight: nil, isItalic: true, what: what, place: place, onMiss: .nearestFace)
    } else {
      guard let weight = text == "bold" ? 700 : text == "normal" ? 400 : Int(text) else {
        return nil
      }
      self.init(weight: weight, isItalic: false, what: what, place: place, onMiss: .nearestFace)
    }
  }
}
