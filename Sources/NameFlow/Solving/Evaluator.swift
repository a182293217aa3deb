import SourceText

/// Works out which values the expressions of a program can have: on demand, each once, within a budget.
///
/// Used by one thread, whose stack must be that of ``ParserThreads``.
package final class Evaluator {
  package let program: Program
  /// What is known of the platform's APIs.
  package let library: any PlatformLibrary
  private let allowance: Allowance
  /// Steps that are left for all queries, beyond those that each may take in any case.
  private var store: Int
  /// Steps that are left for the query at hand.
  package internal(set) var budget: Int

  var rootFrames: [Program.Declared: Frame] = [:]
  var openFrames: [Program.Declared: Frame] = [:]
  package var callees: [Program.Spot: [Program.Declared]] = [:]
  var staticTypes: [Program.Spot: StaticType?] = [:]
  package var meanings: [MeaningKey: LocalMeaning] = [:]
  var resolvedTypes: [TypeKey: TypeRef] = [:]
  var ancestorCache: [String: [String]] = [:]
  var knownShapes: [String: Declaration.Shape?] = [:]
  var knownDeclarations: [String: [Program.Declared]] = [:]
  var knownHeirs: [String: [String]] = [:]
  var knownReplacements: [Program.Declared: [Program.Declared]] = [:]
  var knownCopies: [String: [Program.Spot]] = [:]
  var ownMemberCache: [OwnMemberKey: [Program.Declared]] = [:]
  var memberCache: [MemberKey: [Program.Declared]] = [:]
  /// The parts of types' names.
  var typePaths: [String: [String]] = [:]
  /// All that a value of a type may be.
  var knownValues: [String: Values] = [:]
  var seenMemberCache: [SeenMemberKey: Set<Program.Declared>] = [:]
  var siteCache: [Program.Declared: [Frame.Site]] = [:]
  var passings: [Program.Declared: Passing] = [:]
  var constructionCache: [String: [Program.Spot]] = [:]
  /// Whether only previews and tests make a view, by its type.
  package var previewViews: [String: Bool] = [:]
  /// Whether code sets properties by names that are data.
  var knownMapping: DataMapping?
  /// Whether nothing sends a method of Objective-C.
  package var neverSent: [Program.Declared: Bool] = [:]
  /// Whether a function is only called behind conditions that never hold, and whether nothing calls it at all.
  package var calledInVain: [Program.Declared: Bool] = [:]
  package var neverCalled: [Program.Declared: Bool] = [:]
  /// How many methods are being asked about, each since another one is sent by it.
  package var sendersInWork = 0
  /// Files of the process's own code that make the views of what it links, by the views.
  package var ownMakers: [String: Int32?] = [:]
  var knownTurns: [Program.Spot: TestedTurn?] = [:]
  var knownTests: [Program.Spot: [LeavingTest]] = [:]
  var fieldCache: [FieldKey: Values] = [:]
  var fillings: [FieldKey: Filling] = [:]
  var initialiserFrames: [Instance: Frame] = [:]
  var mentionedCases: [FieldKey: Bool] = [:]
  var knownSinks: [Program.Spot: [Sink]] = [:]
  /// Calls by value, by what is called.
  package private(set) lazy var callIndex = CallIndex(program)
  private(set) lazy var namePassing = NamePassing(program, imported: callIndex.imported)
  private(set) lazy var callsOfVariables = makeCallsOfVariables()
  package var reaches: [ReachKey: CallReach] = [:]
  /// What is found while other calls are asked that wait for it, and kept no longer than that.
  var provisionalReaches: [ReachKey: CallReach] = [:]
  /// The functions whose calls were not all looked for.
  var cutSites: Set<Program.Declared> = []
  /// The frame of what belongs to a file, and to no call.
  package let moduleFrame = Frame(owner: nil, arguments: .bound([:]), receiver: .none)
  /// The frame that stands for those of the parts of a value.
  let frameOfParts = Frame(owner: nil, arguments: .open, receiver: .none)
  var reachesInWork: Set<ReachKey> = []
  /// The steps that are left to find out what calls reach.
  var reachSteps = Budget.reaches
  /// Those for calls by names that functions are passed on under; of them those of the question at hand.
  var passedSteps = Budget.passed
  var passedStepsOfQuestion = Budget.passedOfQuestion
  /// How many such calls are being asked.
  var passedInWork = 0
  /// How often something was cut short since it leads back to itself: what comes of it is not kept.
  var cuts = 0
  var exportsInWork: Set<ExportKey> = []
  var knownThemes: [String: Values] = [:]
  /// What is set in stores, by the calls that make them.
  var storeSets: [Program.Spot: StoreSets] = [:]
  /// The state of the app's store of Redux, and whether there is one.
  var stateOfRedux: Values??
  var isReadingRedux = false
  var heirCache: [Program.Spot: [Program.Spot]] = [:]
  /// What code puts into the members of JavaScript's global object, by their names.
  lazy var membersOfGlobalObject = findMembersOfGlobalObject()
  var invocations: [Program.Declared: Int] = [:]
  /// The members of objects that may still be copied.
  var copiedFields = Budget.fields
  var pathConditions: [Program.Spot: [PathCondition]] = [:]
  var conditionWords: [Program.Spot: ConditionWords] = [:]
  private(set) lazy var namesOfProcess = makeNamesOfProcess()
  var subjects: [Subject: Int32] = [:]
  var rawValues: [CaseKey: Values] = [:]
  var keyedEntries: [Program.Spot: [String: [Node.Entry]]] = [:]
  package var constants: [Constant: Int32] = [:]
  package var depth = 0
  /// The properties whose types are looked for in what gives them their values.
  var surroundingTypesInWork: Set<Program.Declared> = []
  /// How many questions about types wait for each other.
  var typeDepth = 0
  /// The frames that were made for the question at hand, by the calls that lead to them.
  var ways: [Way: [Frame]] = [:]
  /// What is being worked out.
  var questions = OpenQuestions()
  /// What the process comes to, where that is known; else it may come to all code.
  package var reachability: Reachability?
  /// Whether where a process begins is among the files.
  package private(set) lazy var hasEntry =
    reachability?.hasEntry ?? program.hasEntry { _ in true }
  /// Whether what is built is no build for debugging, where that is known.
  package var isForRelease = false
  /// What a folder holds, by the names, where the program is one that asks the disk: a configuration.
  package var itemsOfFolder: ((String) -> [String])?
  /// What React Native's `Platform` never says of the devices that an app is built for: `isTV`.
  package var absentDevices: Set<String> = []
  /// By the calls of functions that stand for others, which give them the same: all of these.
  package internal(set) var likeCalls: [Program.Spot: Set<Program.Spot>] = [:]
  /// The tags that draw the component whose style a place stands in; `nil` where not all of them are known.
  package var tagsOfStyled: ((Program.Spot) -> [Program.Spot]?)?
  /// Whoever wants to know why something has its values.
  package var watch: Watch?

  package struct MeaningKey: Hashable {
    package var spot: Program.Spot
    package var name: String
  }

  struct CaseKey: Hashable {
    var type: String
    var name: String
  }

  package struct TypeKey: Hashable {
    package var name: TypeName
    package var container: [String]
    package var file: Int32
  }

  struct OwnMemberKey: Hashable {
    var type: String
    var name: String
  }

  package struct MemberKey: Hashable {
    package var type: [String]
    package var name: String
  }

  struct SeenMemberKey: Hashable {
    var member: MemberKey
    var isStatic: Bool?
    var file: Int32
  }

  package struct FieldKey: Hashable {
    package var type: String
    package var name: String
  }

  package init(
    _ program: Program, library: any PlatformLibrary, allowance: Allowance = Allowance()
  ) {
    self.program = program
    self.library = library
    self.allowance = allowance
    store = allowance.program
    budget = allowance.query
  }
}

// MARK: - Values

extension Evaluator {
  /// Asks one question about the program within its budget.
  package func asking<Answer>(atMost limit: Int = .max, _ question: () -> Answer) -> Answer {
    let given = min(limit, allowance.query, Budget.own + store)
    budget = given
    passedStepsOfQuestion = Budget.passedOfQuestion
    ways = [:]
    defer { store -= max(0, min(given, given - budget) - Budget.own) }
    return question()
  }

  /// Works out a part of a question with a share of the steps that are left, so that it cannot use them up.
  package func within<Answer>(oneIn divisor: Int, _ work: () -> Answer) -> Answer {
    let outer = budget
    let given = min(outer, max(outer / divisor, Budget.leastShare))
    budget = given
    defer { budget = outer - max(0, given - max(0, budget)) }
    return work()
  }

  /// The values an expression can have in a frame; `expected` is the type its place asks for.
  package func values(_ spot: Program.Spot, _ frame: Frame, _ expected: TypeRef? = nil) -> Values {
    if let known = frame.memo[spot] { return known }
    budget -= 1
    guard budget > 0 else {
      // Whoever asks next may have more steps.
      questions.cutShort()
      return .unknown("too complex to follow")
    }
    guard depth < Budget.depth else { return tooDeep }
    if let plain = plain(spot, frame) { return plain }
    return answers(.values(spot, frame)) {
      depth += 1
      defer { depth -= 1 }
      let result = work(spot, frame, expected)
      // Many values cost more than few: whoever takes them goes through them all.
      budget -= result.items.count
      return result
    }
  }

  /// What is said of what is nested deeper than is followed; whatever takes it is not kept.
  var tooDeep: Values {
    questions.cutShort()
    return .unknown("calls nested too deeply")
  }

  package func values(_ lazy: Lazy) -> Values {
    switch lazy {
    case .node(let spot, let frame, let expected): values(spot, frame, expected)
    case .known(let values): values
    }
  }

  /// What depends on nothing, and is had sooner than looked up.
  private func plain(_ spot: Program.Spot, _ frame: Frame) -> Values? {
    let node = program[spot]
    switch node.kind {
    case .number(let number):
      return Values(.number(number), Trail(origin: .init(file: spot.file, range: node.range)))
    case .truth(let truth): return Values(.truth(truth))
    case .absent: return Values(.absent)
    // A key path is a function, too.
    case .closure, .keyPath: return Values(.closure(spot, frame))
    case .function(let id):
      return Values(
        .function([Program.Declared(file: spot.file, id: id)], receiver: nil, home: frame))
    default: return nil
    }
  }

  private func work(_ spot: Program.Spot, _ frame: Frame, _ expected: TypeRef?) -> Values {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    let node = program[spot]
    switch node.kind {
    case .text(let pieces): return text(pieces, spot, frame, expected)
    case .number, .truth, .absent, .closure, .keyPath, .function:
      return plain(spot, frame) ?? Values()
    // `guard let name` takes what has the name around it.
    case .name(let name), .optionalBinding(let name, nil):
      return self.name(name, spot, frame, expected)
    case .member(let base, let member):
      return self.member(member, of: base.map(at), spot, frame, expected)
    case .call: return call(spot, frame, expected)
    case .subscripted(let base, let arguments):
      return subscripted(at(base), arguments, spot, frame)
    case .array(let items):
      if program.isDynamic(spot.file) { return spreadList(items.map(at), frame) }
      let element = library.elementType(of: expected)
      return Values(.list(items.map { .node(at($0), frame, element) }))
    case .dictionary(let entries): return dictionary(entries, spot, frame, expected)
    case .tuple(let items): return tuple(items, spot, frame, expected)
    case .record(let literal): return record(literal, spot, frame)
    case .maker(let maker): return self.maker(maker, spot, frame)
    case .linked(let module, let name): return linked(module, name, at: spot)
    case .unwrapped(let inner, _) where program.isDynamic(spot.file):
      return values(at(inner), frame)
    case .unwrapped(let inner, _):
      return values(at(inner), frame, expected).filter { $0 != .absent }
    case .cast(let inner, let type):
      return values(at(inner), frame, type.map { resolve($0, at: spot) } ?? expected)
    case .coalesced(let items): return coalesced(items.map(at), frame, expected)
    case .all(let items) where program.isDynamic(spot.file):
      return chosen(items.map(at), goesOnIf: true, frame)
    case .either(let items) where program.isDynamic(spot.file):
      return chosen(items.map(at), goesOnIf: false, frame)
    case .assignment(_, let value, _) where program.isDynamic(spot.file):
      return values(at(value), frame)
    case .ternary(let condition, let first, let second):
      return ternary(at(condition), at(first), at(second), frame, expected)
    case .sum(let items): return sum(items.map(at), spot, frame, expected)
    case .arithmetic(let items, let others):
      return arithmetic(items.map(at), by: others.map(at), spot, frame)
    case .compared, .ordered, .not, .all, .either:
      return truth(of: spot, frame).value
    case .element(let inner, let index): return element(index, of: values(at(inner), frame))
    case .branching(let statement): return branches(at(statement), frame, expected)
    default: return .unknown("'\(program.source(spot))'")
    }
  }

  private func ternary(
    _ condition: Program.Spot, _ first: Program.Spot, _ second: Program.Spot, _ frame: Frame,
    _ expected: TypeRef?
  ) -> Values {
    switch decided(condition, frame) {
    case .yes: return values(first, frame, expected)
    case .no: return values(second, frame, expected)
    case .open(let frame): return Values(.open(frame))
    case .unsure:
      let items = [(first, true), (second, false)].map { spot, holds in
        let found = values(spot, frame, expected)
          .assuming(assumptions(condition, holds: holds, frame))
        return isOnlyAtFirst(condition, holds: holds, frame) ? found.unsure : found
      }
      let turns = program.isDynamic(condition.file) ? nil : turns(decidedBy: condition)
      let isDefault = isDefault(behind: condition, first, frame)
      var result = Values()
      for (index, item) in items.enumerated() {
        let item = isDefault && index == 1 ? item.unsure : item
        result.add(turns.map { item.attempted($0[index]) } ?? item)
      }
      return result
    }
  }
}

// MARK: - Frames

extension Evaluator {
  /// The frame of code that no arguments reach: a static constant, a global.
  func rootFrame(_ owner: Program.Declared) -> Frame {
    if let known = rootFrames[owner] { return known }
    let new = Frame(owner: owner, arguments: .bound([:]), receiver: .none, outer: outer(of: owner))
    rootFrames[owner] = new
    return new
  }

  /// The frame of code whose callers are not known yet.
  package func openFrame(_ owner: Program.Declared) -> Frame {
    if let known = openFrames[owner] { return known }
    let new = Frame(
      owner: owner, arguments: program[owner].isCallable ? .open : .bound([:]),
      receiver: hasReceiver(owner) ? .open : .none, outer: outer(of: owner))
    openFrames[owner] = new
    return new
  }

  private func outer(of owner: Program.Declared) -> Frame? {
    guard program[owner].isLocal, let around = self.owner(around: owner) else { return nil }
    return openFrame(around)
  }

  /// Whether code runs on an instance.
  package func hasReceiver(_ owner: Program.Declared) -> Bool {
    let declaration = program[owner]
    if declaration.takesReceiver { return true }
    return !declaration.isStatic && !declaration.isLocal && !declaration.container.isEmpty
  }

  /// The declaration a node belongs to.
  package func owner(of spot: Program.Spot) -> Program.Declared? {
    program.owner(of: spot).map { Program.Declared(file: spot.file, id: $0) }
  }

  /// The declaration whose statements declare a local one.
  package func owner(around declared: Program.Declared) -> Program.Declared? {
    guard let statement = program[declared].statement else { return nil }
    return owner(of: Program.Spot(file: declared.file, node: statement))
  }

  /// The path of the type whose members code sees without saying their type.
  package func container(of owner: Program.Declared?) -> [String] {
    var current = owner
    for _ in 0..<64 {
      guard let declared = current else { return [] }
      let declaration = program[declared]
      if !declaration.container.isEmpty { return declaration.container }
      current = declaration.parent.map { Program.Declared(file: declared.file, id: $0) }
    }
    return []
  }

  package func container(at spot: Program.Spot) -> [String] { container(of: owner(of: spot)) }

  /// The innermost declaration around code that is not local.
  package func member(around owner: Program.Declared) -> Program.Declared {
    var current = owner
    for _ in 0..<64 {
      guard program[current].isLocal, let around = self.owner(around: current) else { break }
      current = around
    }
    return current
  }

  package func step(_ declared: Program.Declared) -> Trail.Step {
    let declaration = program[declared]
    return Trail.Step(
      file: declared.file, range: declaration.range,
      what: program.isDynamic(declared.file) ? declaration.name : declaration.qualifiedName)
  }
}
