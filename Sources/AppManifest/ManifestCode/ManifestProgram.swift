import NameFlow
import SourceText

/// A manifest as a program of Swift: what its constants and statements give.
///
/// Nothing is run. Where a condition is not known, what would come first is taken. To be used on one of
/// ``ParserThreads``.
final class ManifestProgram {
  let evaluator: Evaluator
  private let budget: ManifestBudget
  private let given: Int
  /// How many values were looked at.
  private var count = 0

  /// The most values that are looked at.
  private static let most = 100_000

  /// - Parameter others: files whose declarations the manifest sees.
  init(
    _ manifest: ManifestFile, beside others: [ManifestFile] = [], library: ManifestLibrary,
    budget: ManifestBudget
  ) {
    let program = Program(([manifest] + others).map(\.unit))
    program.read([0])
    self.budget = budget
    let allowance = budget.allowance
    given = allowance.query
    evaluator = Evaluator(program, library: library, allowance: allowance)
  }

  deinit { budget.take(given - evaluator.budget) }

  /// Whether a limit was reached: then nothing that was worked out is the whole of it.
  var isCutShort: Bool { evaluator.budget <= 0 || count > Self.most }

  var program: Program { evaluator.program }

  private var facts: SourceFacts? { program.facts(0) }

  /// Whether one of some words stands in the manifest or a file that it sees, be it in a text.
  func mentions(anyOf words: [String]) -> Bool {
    words.contains { !program.files(mentioning: [$0]).isEmpty }
  }

  /// Counts values that are looked at; `false` where they are too many.
  func take(_ values: Int) -> Bool {
    count += values
    return !isCutShort
  }
}

extension ManifestProgram {
  /// The names of the constants at the top of the manifest, in their order.
  var constants: [String] {
    declarations { $0.kind == .property && $0.parent == nil && !$0.isLocal }.map {
      program[$0].name
    }
  }

  /// What a constant at the top of the manifest is.
  func constant(_ name: String) -> ManifestValue? {
    let found = declarations {
      $0.name == name && $0.kind == .property && $0.parent == nil && !$0.isLocal
    }
    return found.first.map { declared in
      value(of: evaluator.property(declared, of: nil, evaluator.moduleFrame), declared)
    }
  }

  /// What the expressions give that stand at the top of the manifest.
  var expressions: [ManifestValue] {
    script.statements.compactMap { statement in
      guard case .call = program[statement].kind else { return nil }
      return value(.node(statement, script.frame, nil))
    }
  }

  /// What statements add to the lists of a constant: `package.targets += […]`, `package.targets.append(…)`.
  func additions(to constant: String) -> [(list: String, added: [ManifestValue])] {
    additions(by: script.statements, to: constant, script.frame)
  }

  func value(_ lazy: Lazy, near place: SourcePlace? = nil) -> ManifestValue {
    count += 1
    var place = place ?? SourcePlace(path: program.path(0))
    if case .node(let spot, _, _) = lazy { place = program.placeWithin(spot) }
    // Of several no one knows which it is: what would come first.
    let item = evaluator.values(lazy).items.first
    return ManifestValue(item ?? Possible(value: .unknown("nothing")), at: place, in: self)
  }

  private func value(of values: Values, _ declared: Program.Declared) -> ManifestValue {
    value(.known(values), near: program.place(declared))
  }

  private func declarations(where isMeant: (Declaration) -> Bool) -> [Program.Declared] {
    (facts?.declarations ?? []).enumerated().filter { isMeant($0.element) }.map {
      Program.Declared(file: 0, id: Declaration.ID(index: Int32($0.offset)))
    }
  }

  private var script: (statements: [Program.Spot], frame: Frame) {
    for declared in declarations(where: { $0.kind == .code && $0.parent == nil }) {
      guard let body = program[declared].body else { continue }
      return (statements(of: body), evaluator.openFrame(declared))
    }
    return ([], evaluator.moduleFrame)
  }

  private func statements(of block: Node.ID) -> [Program.Spot] {
    guard case .block(let statements)? = facts?[block].kind else { return [] }
    return statements.map { Program.Spot(file: 0, node: $0) }
  }

  private func additions(
    by statements: [Program.Spot], to constant: String, _ frame: Frame
  ) -> [(list: String, added: [ManifestValue])] {
    statements.flatMap { statement -> [(list: String, added: [ManifestValue])] in
      switch program[statement].kind {
      case .ifElse(let conditions, let body, _):
        let holds = conditions.map {
          evaluator.truth(of: Program.Spot(file: 0, node: $0), frame)
        }
        guard !holds.contains(.no) else { return [] }
        return additions(by: self.statements(of: body), to: constant, frame)
      case .assignment(let target, let value, isAppended: true):
        return list(target, of: constant).map { [($0, elements(value, of: target, frame))] } ?? []
      case .call(let callee, let arguments):
        guard case .member(let target?, "append")? = facts?[callee].kind,
          let list = list(target, of: constant), let argument = arguments.first
        else { return [] }
        guard argument.label == nil else {
          return [(list, elements(argument.value, of: target, frame))]
        }
        return [(list, [value(.node(Program.Spot(file: 0, node: argument.value), frame, nil))])]
      default: return []
      }
    }
  }

  private func elements(_ node: Node.ID, of list: Node.ID, _ frame: Frame) -> [ManifestValue] {
    let type = evaluator.staticType(Program.Spot(file: 0, node: list))?.ref
    let added = value(.node(Program.Spot(file: 0, node: node), frame, type))
    let all = added.array ?? [added]
    return take(all.count) ? all : []
  }

  /// The name of a list of a constant: `targets` in `package.targets`.
  private func list(_ node: Node.ID, of constant: String) -> String? {
    guard case .member(let base?, let name)? = facts?[node].kind,
      case .name(constant)? = facts?[base].kind
    else { return nil }
    return name
  }
}
