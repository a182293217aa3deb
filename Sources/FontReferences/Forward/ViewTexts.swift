import NameFlow
import SourceText

/// The texts of views that are given a font: of the view in SwiftUI whose chain of modifiers has the font, and of the
/// label in UIKit or AppKit that one function gives both.
///
/// What is found out of a file is kept: a program may set thousands of fonts.
final class ViewTexts {
  let evaluator: Evaluator
  private var regions: [Int32: [LabelRegion: LabelFacts]] = [:]
  /// Whether code sets the fonts that are drawn where one lacks a character; `nil` where nobody has asked.
  private var setsCascade: Bool?

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
  }

  private var program: Program { evaluator.program }

  /// Whether the program has a list of fonts of its own for what a font lacks.
  private var isCascading: Bool {
    if let setsCascade { return setsCascade }
    let isSet = Self.cascades.contains { program.containsMention(of: $0) { _ in true } }
    setsCascade = isSet
    return isSet
  }

  /// Whether users see what a place draws, and in no fonts besides the one that it is given.
  private func isShown(_ spot: Program.Spot) -> Bool {
    !evaluator.isPreviewOrTest(spot) && evaluator.isReached(spot) && !isCascading
  }

  /// The part of a question's steps that one text may take.
  private static let share = 16

  private static let cascades = [
    "cascadeList", "UIFontDescriptorCascadeListAttribute", "NSFontCascadeListAttribute",
    "kCTFontCascadeListAttribute",
  ]
}

// MARK: - SwiftUI

extension ViewTexts {
  /// What stands at the beginning of a chain of modifiers.
  enum Root {
    case texts([DrawnText])
    /// The view that the modifier around the code is called on, or is given.
    case receiver
    case other
  }

  /// - Parameter base: what a modifier is called on; `nil` where it is called on the view around the code.
  func root(of base: Program.Spot?, _ frame: Frame) -> Root {
    guard var current = base else { return .receiver }
    for _ in 0..<256 {
      func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: current.file, node: id) }
      switch program[current].kind {
      case .name("self"), .name("content"): return .receiver
      case .call(let callee, let arguments):
        switch program[at(callee)].kind {
        case .name("Text"):
          guard evaluator.callees(of: current).isEmpty, isShown(current) else { return .other }
          return .texts(texts(ofText: arguments, current.file, frame))
        case .member(let inner, let name):
          // The font that is nearest to the text is drawn; what a modifier of the app's own does is not known.
          guard let inner, !Self.changing.contains(name), evaluator.callees(of: current).isEmpty
          else { return .other }
          current = at(inner)
        case .name(let name) where name.first?.isLowercase == true:
          return evaluator.callees(of: current).isEmpty && !Self.changing.contains(name)
            ? .receiver : .other
        default: return .other
        }
      default: return .other
      }
    }
    return .other
  }

  /// Modifiers that change the font, or the letters, of what they are called on.
  private static let changing: Set<String> = ["font", "environment", "textCase", "modifier"]

  /// `Text("Hello")`, `Text("key", tableName: "Menu")`, `Text(verbatim: "Hello")`, `Text(title)`
  private func texts(
    ofText arguments: [Node.Argument], _ file: Int32, _ frame: Frame
  ) -> [DrawnText] {
    guard let first = arguments.first,
      arguments.allSatisfy({ [nil, "verbatim", "tableName", "comment"].contains($0.label) })
    else { return [] }
    let spot = Program.Spot(file: file, node: first.value)
    if first.label == "verbatim" { return texts(spot, frame) }
    var table = "Localizable"
    if let name = arguments.first(where: { $0.label == "tableName" }) {
      guard
        case .text(let written)? = evaluator.values(
          Program.Spot(file: file, node: name.value), frame
        ).items.first?.value
      else { return [] }
      table = written
    }
    guard case .text = program[spot].kind else { return texts(spot, frame) }
    return literal(spot).map { [localized($0, in: table)] } ?? []
  }

  private func localized(_ text: DrawnText, in table: String) -> DrawnText {
    var text = text
    text.key = DrawnText.Key(table: table, key: text.text)
    return text
  }

  /// A literal without arguments.
  private func literal(_ spot: Program.Spot) -> DrawnText? {
    guard case .text(let pieces) = program[spot].kind else { return nil }
    var text = ""
    for piece in pieces {
      guard case .literal(let part) = piece else { return nil }
      text += part
    }
    return text.isEmpty ? nil : DrawnText(text: text, place: program.place(spot))
  }

  /// What a text is, as far as that is sure: a constant, or the fixed parts of a literal.
  private func texts(_ spot: Program.Spot, _ frame: Frame) -> [DrawnText] {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    switch program[spot].kind {
    case .text(let pieces):
      let parts = pieces.compactMap { if case .literal(let part) = $0 { part } else { nil } }
      let text = parts.joined(separator: " ")
      return text.isEmpty ? [] : [DrawnText(text: text, place: program.place(spot))]
    case .call(let callee, let arguments):
      guard let first = arguments.first, let key = literal(at(first.value)) else { return [] }
      let isOfTable: Bool
      switch (program[at(callee)].kind, first.label) {
      case (.name("NSLocalizedString"), _), (.name("LocalizedStringKey"), nil),
        (.name("String"), "localized"?):
        isOfTable = arguments.dropFirst().allSatisfy {
          $0.label == "comment" || $0.label == Declaration.anyLabel || $0.label == nil
        }
      default: return []
      }
      return isOfTable ? [localized(key, in: "Localizable")] : []
    case .name, .member:
      guard !isOfObject(spot), let type = evaluator.staticType(spot)?.ref, type.isString else {
        return []
      }
      let isKey = type.path?.last == "LocalizedStringKey"
      // Names of fonts matter more, and most texts that are not written out come from data.
      let found = evaluator.within(oneIn: Self.share) { evaluator.values(spot, frame).items }
      guard found.allSatisfy({ $0.trail.isProven && $0.trail.isSure }) else { return [] }
      return found.compactMap { item in
        guard case .text(let text) = item.value, !text.isEmpty, let origin = item.trail.origin
        else {
          return nil
        }
        let drawn = DrawnText(text: text, place: program.place(origin.file, origin.range))
        return isKey ? localized(drawn, in: "Localizable") : drawn
      }
    default: return []
    }
  }
}

extension ViewTexts {
  /// `model.title`: what it says comes from data, as a rule. `title`, `self.title`, and `Texts.title` may be constants.
  private func isOfObject(_ spot: Program.Spot) -> Bool {
    guard case .member(let base?, _) = program[spot].kind else { return false }
    let owner = Program.Spot(file: spot.file, node: base)
    switch program[owner].kind {
    case .name("self"), .name("Self"): return false
    case .name(let name): return name.first?.isLowercase != false
    case .member(_, let name): return name.first?.isLowercase != false
    default: return true
    }
  }
}

// MARK: - UIKit and AppKit

/// A label, or a button, in the code of one function or closure.
private struct LabelRegion: Hashable {
  var region: Node.Parent
  /// As the code calls it there: `label`, `cell.titleLabel`.
  var name: String
}

/// What one function gives a label.
private struct LabelFacts {
  var texts: [Program.Spot] = []
  var fonts = 0
  var isReplaced = false
}

extension ViewTexts {
  /// The texts that the code around gives the label whose font it sets.
  func texts(ofLabelWith font: Program.Spot, _ frame: Frame) -> [DrawnText] {
    guard let region = region(of: font), let facts = facts(in: font.file)[region],
      facts.fonts == 1, !facts.isReplaced, !facts.texts.isEmpty, isLabel(font), isShown(font)
    else { return [] }
    let around = blocks(around: font)
    return facts.texts.filter { text in
      // One branch may give the text, and another one the font.
      let others = blocks(around: text)
      return around.first.map(others.contains) ?? true || others.first.map(around.contains) ?? true
    }.flatMap { texts($0, frame) }
  }

  /// The blocks around a place in a function or closure, the innermost first.
  private func blocks(around spot: Program.Spot) -> [Node.ID] {
    var blocks: [Node.ID] = []
    var current = spot
    for _ in 0..<10_000 {
      guard case .node(let parent) = program[current].parent else { break }
      current.node = parent
      if case .closure = program[current].kind { break }
      if case .block = program[current].kind { blocks.append(parent) }
    }
    return blocks
  }

  /// `label` in `label.text`, and `button` in `button.titleLabel?.font`.
  private func owner(_ member: Program.Spot) -> Program.Spot? {
    guard case .member(let base?, _) = program[member].kind else { return nil }
    var current = Program.Spot(file: member.file, node: base)
    while case .unwrapped(let inner, _) = program[current].kind { current.node = inner }
    if case .member(let button?, "titleLabel") = program[current].kind {
      current.node = button
      while case .unwrapped(let inner, _) = program[current].kind { current.node = inner }
    }
    return current
  }

  private func isLabel(_ font: Program.Spot) -> Bool {
    guard let owner = owner(font), case .value(let type)? = evaluator.staticType(owner) else {
      return false
    }
    switch type {
    case .own(let path): return !Self.labels.isDisjoint(with: evaluator.ancestors(of: path))
    case .foreign(let path): return Self.labels.contains(path.last ?? "")
    default: return false
    }
  }

  private static let labels: Set<String> = [
    "UILabel", "UITextField", "UITextView", "UIButton", "NSTextField", "NSTextView", "NSButton",
  ]

  private func region(of member: Program.Spot) -> LabelRegion? {
    guard let owner = owner(member) else { return nil }
    switch program[owner].kind {
    case .name, .member: break
    default: return nil
    }
    let written = program.source(owner, limit: 200)
    let name = written.hasPrefix("self.") ? String(written.dropFirst(5)) : written
    return LabelRegion(region: code(around: member), name: name)
  }

  /// The closure around a place, or else the declaration.
  private func code(around spot: Program.Spot) -> Node.Parent {
    var current = spot
    for _ in 0..<10_000 {
      switch program[current].parent {
      case .none: return .none
      case .declaration(let id): return .declaration(id)
      case .node(let parent):
        current.node = parent
        if case .closure = program[current].kind { return .node(parent) }
      }
    }
    return .none
  }

  private func facts(in file: Int32) -> [LabelRegion: LabelFacts] {
    if let known = regions[file] { return known }
    var facts: [LabelRegion: LabelFacts] = [:]
    for word in ["text", "placeholder", "stringValue", "title"] {
      for (member, value) in assignments(of: word, in: file) {
        guard let region = region(of: member) else { continue }
        facts[region, default: LabelFacts()].texts.append(value)
      }
    }
    for word in ["setTitle", "setTitle:forState:"] {
      for mention in program.mentions(of: word, in: file) {
        guard let call = evaluator.call(of: mention),
          case .call(_, let arguments) = program[call].kind, let title = arguments.first,
          let region = region(of: mention)
        else { continue }
        facts[region, default: LabelFacts()].texts.append(
          Program.Spot(file: file, node: title.value))
      }
    }
    for word in ["attributedText", "attributedStringValue", "attributedTitle"] {
      for (member, _) in assignments(of: word, in: file) {
        if let region = region(of: member) {
          facts[region, default: LabelFacts()].isReplaced = true
        }
      }
    }
    for (member, _) in assignments(of: "font", in: file) {
      if let region = region(of: member) { facts[region, default: LabelFacts()].fonts += 1 }
    }
    for region in facts.keys where facts[region]?.fonts == 1 && !region.name.contains(".") {
      let isReplaced = program.mentions(of: region.name + "=", in: file).contains {
        isSet($0, to: region)
      }
      if isReplaced { facts[region]?.isReplaced = true }
    }
    regions[file] = facts
    return facts
  }

  /// Whether a variable gets another label in the code around: `label = UILabel()`.
  private func isSet(_ mention: Program.Spot, to region: LabelRegion) -> Bool {
    var current = mention
    if case .assignment(let target, _, _) = program[current].kind { current.node = target }
    guard case .name(region.name) = program[current].kind else { return false }
    return code(around: current) == region.region
  }

  /// `label.text = value`: the member, and the value.
  private func assignments(
    of word: String, in file: Int32
  ) -> [(member: Program.Spot, value: Program.Spot)] {
    program.mentions(of: word, in: file).compactMap { mention in
      guard case .member(_?, word) = program[mention].kind,
        case .node(let parent) = program[mention].parent,
        case .assignment(mention.node, let value, _) =
          program[Program.Spot(file: file, node: parent)].kind
      else { return nil }
      return (mention, Program.Spot(file: file, node: value))
    }
  }
}
