import NameFlow

/// Whether labels follow a change of the size of text: UIKit changes the font of those that are told to.
extension Evaluator {
  private static let word = "adjustsFontForContentSizeCategory"
  private static let labels: Set<String> = ["UILabel", "UITextField", "UITextView"]

  /// Whether a place that is given a font is the font of a label that nothing tells to follow the size.
  func isUnadjustedLabel(_ target: Program.Spot) -> Bool {
    guard isFontOfLabel(target), !isOutlet(target) else { return false }
    let label = LabelKey(target, self)
    return !program.containsMention(of: Self.word) { mention in
      let other = LabelKey(mention, self)
      return label.isSame(as: other, self) || !isGivenFont(other, mention.file)
    }
  }

  private func isFontOfLabel(_ target: Program.Spot) -> Bool {
    switch program[target].kind {
    case .name("font"):
      return !meaning(of: "font", at: target).isLocal
        && isLabel(canonical(container(at: target), target.file))
    case .member(let base?, "font"):
      guard case .value(let type)? = staticType(Program.Spot(file: target.file, node: base)) else {
        return false
      }
      switch type {
      case .own(let path): return isLabel(path)
      case .foreign(let path): return Self.labels.contains(path.last ?? "")
      default: return false
      }
    default: return false
    }
  }

  private func isLabel(_ type: String) -> Bool {
    Self.labels.contains(type) || !Self.labels.isDisjoint(with: ancestors(of: type))
  }

  /// What Interface Builder connects it may also tell to follow the size.
  private func isOutlet(_ target: Program.Spot) -> Bool {
    guard case .member(let base?, _) = program[target].kind else { return false }
    let label = Program.Spot(file: target.file, node: base)
    guard let name = program[label].kind.lastName else { return false }
    return valueMembers(name, of: container(at: label)).contains {
      program[$0].attributes.contains("IBOutlet")
    }
  }

  /// Whether a label is given a font in a file. Another one stands for any label.
  private func isGivenFont(_ label: LabelKey, _ file: Int32) -> Bool {
    program.mentions(of: "font", in: file).contains { mention in
      guard case .node(let parent) = program[mention].parent,
        case .assignment(mention.node, _, _) =
          program[Program.Spot(file: file, node: parent)].kind
      else { return false }
      return label.isSame(as: LabelKey(mention, self), self)
    }
  }
}

/// What tells labels apart: the name that one has in a file, or the class whose instance it is.
private struct LabelKey {
  var name: String?
  var type: String
  var file: Int32

  /// The label that has a member.
  init(_ member: Program.Spot, _ evaluator: Evaluator) {
    file = member.file
    type = evaluator.canonical(evaluator.container(at: member), member.file)
    guard case .member(let base?, _) = evaluator.program[member].kind else { return }
    var label = Program.Spot(file: member.file, node: base)
    while case .unwrapped(let inner, _) = evaluator.program[label].kind { label.node = inner }
    let word = evaluator.program[label].kind.lastName ?? ""
    name = word == "self" ? nil : word
  }

  func isSame(as other: LabelKey, _ evaluator: Evaluator) -> Bool {
    guard name == other.name else { return false }
    if name != nil { return file == other.file }
    return type == other.type || evaluator.ancestors(of: type).contains(other.type)
  }
}
