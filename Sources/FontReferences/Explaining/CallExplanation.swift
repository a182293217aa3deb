import JavaScriptLowering
import NameFlow
import SourceText

/// Tells how the names of the font calls on a line were found.
struct CallExplanation {
  let evaluator: Evaluator
  /// Functions that the configuration names.
  var functions: [FontFunction] = []
  private var program: Program { evaluator.program }

  /// The font calls on a line of a file, in the order of their places.
  func calls(in path: String, line: Int) -> [FollowedCall] {
    FontCallSearch(evaluator: evaluator, functions: functions).calls().compactMap { call in
      stands(call, in: path, line: line) ? followed(call) : nil
    }
  }

  private func stands(_ call: FontCall, in path: String, line: Int) -> Bool {
    program.path(call.call.file) == path
      && [call.name, call.call].contains { program.place($0).stands(on: line) }
  }

  private func followed(_ call: FontCall) -> FollowedCall {
    followed(call.name, call.api, text: program.source(call.name)) { frame in
      let values = evaluator.values(call.name, frame, .foreign(["String"]))
      return call.subject == .attributes ? evaluator.names(in: values) : values
    }
  }

  /// How the names of a place were found by a question that is asked in every call of the code around it.
  func followed(
    _ spot: Program.Spot, _ api: FontAPI, text: String, _ question: (Frame) -> Values
  ) -> FollowedCall {
    let watch = Watch()
    evaluator.watch = watch
    defer { evaluator.watch = nil }
    var decisions: [Frame: [Watch.Decision]] = [:]
    let solutions = evaluator.asking {
      evaluator.solutions(at: spot) { frame in
        watch.decisions = []
        let values = question(frame)
        decisions[frame] = watch.decisions
        return values
      }
    }
    return FollowedCall(
      api: api, place: program.place(spot), text: text,
      ways: solutions.map { way($0, decisions[$0.frame] ?? []) }.unique)
  }

  private func way(
    _ solution: Evaluator.Solution, _ decisions: [Watch.Decision]
  ) -> FollowedCall.Way {
    let callers = solution.frame.sites.reversed().map {
      FlowStep(place: evaluator.place(of: $0), what: evaluator.what(at: $0))
    }
    let conditions = decisions.map { decision in
      FollowedCall.Condition(
        place: program.place(decision.condition), text: program.source(decision.condition),
        holds: decision.truth.isKnown)
    }
    return FollowedCall.Way(
      callers: callers, conditions: conditions.unique.sorted { $0.place < $1.place },
      values: solution.values.items.map(value))
  }

  private func value(_ item: Possible) -> FollowedCall.Value {
    let steps = item.trail.steps.map {
      FlowStep(place: program.place($0.file, $0.range), what: $0.what)
    }
    let origin = item.trail.origin.map { program.place($0.file, $0.range) }
    var value = FollowedCall.Value(
      accessor: AccessorName(value: item.value), place: origin, steps: steps,
      isSure: item.trail.isProven && item.trail.isSure)
    switch item.value {
    case .text(let name): value.name = name
    case .external(let library, let path):
      value.reason =
        "'\((path.isEmpty ? [library] : path).joined(separator: "."))' of a package, which is not followed"
    case .absent: value.reason = "no value"
    case .unknown(let reason): value.reason = reason
    case .open: value.reason = "a parameter"
    default:
      value.reason =
        value.accessor?.inWords ?? item.value.kindInWords + ", which is not a string"
    }
    return value
  }
}

extension SourcePlace {
  /// Whether it is on a line, or reaches over it.
  func stands(on line: Int) -> Bool {
    guard let range else { return false }
    return range.start.line <= line && line <= range.end.line
  }
}

extension Value {
  /// What it is, where it is no text.
  fileprivate var kindInWords: String {
    switch self {
    case .enumCase(let type, let name, _): "the case '\(name)' of '\(type)'"
    case .symbol(let type, let name): "'\((type + [name]).joined(separator: "."))'"
    case .instance(let instance): "a value of '\(instance.type)'"
    case .type(let type): "the type '\(type)'"
    case .foreignType(let path): "the type '\(path.joined(separator: "."))'"
    case .list: "a list"
    case .table, .record: "a table"
    case .tuple: "a tuple"
    case .closure, .function: "a function"
    case .number(let number): "the number \(number)"
    case .truth(let truth): truth ? "true" : "false"
    case .font: "a font"
    default: "something"
    }
  }
}
