/// Reads which pods the targets of a `Podfile` have.
///
/// The file is a program; what is followed of it are blocks of targets, functions of its own, and lines
/// that name pods.
struct PodfileReader {
  /// The pods of each target that is no abstract one, by the target's name.
  private(set) var targets: [String: PodList] = [:]
  /// All lines that name a pod.
  private(set) var pods: [PodList.Pod] = []
  /// Where pods come from, as the file says.
  private(set) var sources: [String] = []
  /// Where the pods of npm's packages are taken in, in bytes.
  private(set) var nativeModules: Range<Int>?
  /// Where the first pod is named, in bytes.
  private(set) var firstPod: Range<Int>?

  private var scopes = [Scope(kind: .root)]
  /// The blocks that are open: a scope by its number, or something that is none.
  private var open: [Int?] = [0]
  private var functions: [String: PodList] = [:]

  /// Blocks within one another, and functions that call each other, more than which none has.
  private static let deepest = 32
  /// Pods of one target, more than which none has.
  private static let most = 2000
  /// Targets and functions, more than which no file has.
  private static let mostTargets = 500

  private static let conditions: Set<String> = [
    "if", "unless", "case", "while", "until", "begin", "class", "module",
  ]

  /// A block whose lines are a target's, or may become one's.
  private struct Scope {
    enum Kind: Equatable {
      case root, abstract
      case target(String), function(String)
    }
    var kind: Kind
    var list = PodList()
    /// Whether it has the pods of what is around it.
    var inherits = true
    /// The number of the scope around it.
    var outer: Int?
  }

  init(_ bytes: [UInt8]) {
    for statement in RubyLexer.statements(of: bytes) { read(statement) }
    for scope in scopes {
      if case .function(let name) = scope.kind {
        functions[name, default: PodList()].append(scope.list)
      }
    }
    for scope in scopes.prefix(Self.mostTargets) {
      if case .target(let name) = scope.kind {
        targets[name, default: PodList()].append(expanded(whole(scope)))
      }
    }
  }
}

extension PodfileReader {
  private mutating func read(_ statement: [RubyToken]) {
    let first = statement.first?.word ?? ""
    let opens = statement.contains { $0.word == "do" }
    // `target.name` is a variable's.
    let isMember = statement.dropFirst().first?.isPunctuation(".") == true
    switch first {
    case "end":
      if open.count > 1 { open.removeLast() }
    case "target" where !isMember, "abstract_target" where !isMember:
      let name = statement.dropFirst().first { $0.string != nil || $0.symbol != nil }
      let text = name?.string ?? name?.symbol ?? ""
      enter(first == "target" ? .target(text) : .abstract)
      if !opens { open.removeLast() }
    case "def":
      enter(.function(statement.dropFirst().first?.word ?? ""))
    case "pod": readPod(statement)
    case "source":
      if let text = statement.dropFirst().first?.string { sources.append(text) }
    case "use_frameworks!":
      let isStatic = statement.contains { $0.symbol == "static" }
      change { $0.list.makesFrameworks = !isStatic }
    case "project", "xcodeproj":
      let path = statement.dropFirst().first?.string
      change { $0.list.project = path ?? $0.list.project }
    case "inherit!":
      let isAll = statement.dropFirst().first?.symbol == "complete"
      change { $0.inherits = isAll }
    default: readOther(statement, first, opens: opens)
    }
  }

  private mutating func readOther(_ statement: [RubyToken], _ first: String, opens: Bool) {
    let modules = statement.first {
      $0.word == "use_native_modules!" || $0.word == "use_expo_modules!"
    }
    nativeModules = nativeModules ?? modules?.range
    let isAssigned =
      statement.count > 3 && statement[1].isPunctuation("=")
      && Self.conditions.contains(statement[2].word ?? "")
    if Self.conditions.contains(first) || isAssigned || opens {
      open.append(nil)
    } else if !first.isEmpty {
      change { $0.list.calls.append(first) }
    }
  }

  private mutating func readPod(_ statement: [RubyToken]) {
    guard let name = statement.dropFirst().first(where: { !$0.isPunctuation("(") })?.string else {
      return
    }
    if firstPod == nil, let start = statement.first?.range, let end = statement.last?.range {
      firstPod = start.lowerBound..<end.upperBound
    }
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    var pod = PodList.Pod(name: parts.first ?? name, subspecs: Array(parts.dropFirst()))
    for (index, token) in statement.enumerated() {
      let value = statement[(index + 1)...].first {
        !$0.isPunctuation("=") && !$0.isPunctuation(">")
      }
      switch token.symbol {
      case "path":
        pod.isLocal = true
        pod.path = value?.string.flatMap { $0.contains("#{") ? nil : $0 }
      case "git", "podspec", "http", "hg", "svn": pod.origin = pod.origin ?? value?.string ?? ""
      case "subspecs":
        pod.subspecs += statement[(index + 1)...].prefix { !$0.isPunctuation("]") }
          .compactMap(\.string)
      default: break
      }
    }
    guard pods.count < Self.most else { return }
    pods.append(pod)
    change { $0.list.pods.append(pod) }
  }
}

// MARK: Scopes

extension PodfileReader {
  private mutating func enter(_ kind: Scope.Kind) {
    scopes.append(Scope(kind: kind, outer: current))
    open.append(scopes.count - 1)
  }

  /// The number of the scope that a line stands in.
  private var current: Int { open.lazy.reversed().compactMap { $0 }.first ?? 0 }

  private mutating func change(_ body: (inout Scope) -> Void) { body(&scopes[current]) }

  /// What a target has, with what it has of those around it.
  private func whole(_ scope: Scope) -> PodList {
    var lists = [scope.list]
    var inner = scope
    var inherits = true
    while let number = inner.outer, lists.count < Self.deepest {
      let outer = scopes[number]
      var list = outer.list
      inherits = inherits && inner.inherits
      if !inherits { (list.pods, list.calls) = ([], []) }
      lists.append(list)
      inner = outer
    }
    var whole = PodList()
    for list in lists.reversed() { whole.append(list) }
    return whole
  }

  /// A list with what the functions that it calls add.
  private func expanded(_ list: PodList) -> PodList {
    var whole = list
    var pending = list.calls.map { (name: $0, depth: 0) }
    var steps = 0
    while let call = pending.popLast(), whole.pods.count < Self.most, steps < Self.most {
      steps += 1
      guard call.depth < Self.deepest, let function = functions[call.name] else { continue }
      whole.pods += function.pods
      whole.makesFrameworks = whole.makesFrameworks ?? function.makesFrameworks
      pending += function.calls.map { ($0, call.depth + 1) }
    }
    return whole
  }
}
