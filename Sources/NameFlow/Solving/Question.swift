import SourceText

/// Something that is worked out, and may come to depend on itself.
enum Question: Hashable {
  /// What an expression is in a call.
  case values(Program.Spot, Frame)
  /// What a property holds, what is assigned to it, what is chosen for it.
  case field(Evaluator.FieldKey)
  /// What an expression is over all ways to it, as far as someone asks.
  case solution(Program.Spot, for: Evaluator.FieldKey?)
  /// What is put into a collection.
  case filling(Evaluator.FieldKey)
  case callees(Program.Spot)
  case staticType(Program.Spot)
  /// Which names a call asks for.
  case sinks(Program.Spot)
  /// What calls a function or reads a property.
  case sites(Program.Declared)
  /// What makes instances of a type.
  case constructions(of: String)

  /// Most questions are about an expression in a call, and each is looked up several times: its numbers are
  /// mixed here, and hashed at once.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .values(let spot, let frame):
      let call = UInt64(UInt(bitPattern: ObjectIdentifier(frame)))
      hasher.combine(spot.number &+ call &* 0x9E37_79B9_7F4A_7C15)
    case .field(let key): hasher.combine(key)
    case .solution(let spot, let key):
      hasher.combine(spot)
      hasher.combine(key)
    case .filling(let key):
      hasher.combine(1)
      hasher.combine(key)
    case .callees(let spot): hasher.combine(spot.number &+ 1)
    case .staticType(let spot): hasher.combine(spot.number &+ 2)
    case .sinks(let spot): hasher.combine(spot.number &+ 3)
    case .sites(let declared): hasher.combine(declared)
    case .constructions(let type): hasher.combine(type)
    }
  }

  /// Whether its answer hangs on how many steps are left. What is declared and of which type it is does not.
  fileprivate var takesSteps: Bool {
    switch self {
    case .values, .field, .solution, .filling: true
    case .callees, .staticType, .sinks, .sites, .constructions: false
    }
  }
}

/// What a question was answered with.
package enum Answer: Hashable {
  case values(Values)
  case filling(Evaluator.Filling)
  case callees([Program.Declared])
  case staticType(StaticType?)
  case sinks([Sink])
  case sites([Frame.Site])
  case constructions([Program.Spot])

  /// Both, where one is what was known so far and the other what was found with it.
  func joined(with other: Answer) -> Answer {
    switch (self, other) {
    case (.values(let known), .values(let new)):
      var all = known
      all.add(new)
      return .values(all)
    case (.filling(let known), .filling(let new)):
      return .filling(
        Evaluator.Filling(
          entries: (known.entries + new.entries).unique,
          elements: (known.elements + new.elements).unique))
    default: return other
    }
  }

  /// Whether nothing new is in it.
  func says(noMoreThan other: Answer) -> Bool {
    guard case .values(let new) = self, case .values(let known) = other else {
      return self == other
    }
    return new.extent == known.extent
  }
}

extension Values {
  /// How much is known: it only grows where more ways are found.
  fileprivate var extent: [Int] {
    [
      items.count, items.count(where: \.trail.isProven), items.count(where: \.trail.isSure),
      -items.reduce(0) { $0 + $1.trail.assumptions.items.count },
      items.count(where: \.trail.mayDiffer),
    ]
  }

  /// A text among them that was put together and is not among others.
  fileprivate func makesText(beside others: Values) -> Bool {
    items.contains { item in
      guard case .text = item.value, item.trail.isCombined else { return false }
      return !others.items.contains { $0.value == item.value }
    }
  }

  /// What is left to say of values that have no end: the first of them may be, and so may any other.
  fileprivate var endless: Values {
    var result = unsure
    result.add(Possible(value: .unknown("a recursive value")))
    return result
  }
}

/// The questions that wait for others, and what is found while they do.
///
/// Where a question comes to depend on itself, what is known of it so far is its answer, at first nothing;
/// whatever is worked out with that is no more than provisional. When the outermost such question is done,
/// all of it is worked out again with what was found, until nothing new comes; only then is it kept.
struct OpenQuestions {
  /// The questions in work, by their place in the chain.
  fileprivate var places: [Question: Int] = [:]
  /// What is known so far of those that were asked again.
  fileprivate var known: [Question: Answer] = [:]
  /// Those that were asked again since they began.
  fileprivate var askedAgain: Set<Question> = []
  /// Answers that hold only as long as some question is in work, by the place of the outermost.
  fileprivate var provisional: [Question: (answer: Answer, outermost: Int)] = [:]
  /// The same in the order they came.
  fileprivate var order: [Question] = []
  /// The place of the outermost question that what is in work has depended on.
  fileprivate var outermost = Int.max
  /// Whether something new became known of a question that was asked again.
  fileprivate var isGrowing = false

  /// How often something was cut short, since the beginning.
  fileprivate(set) var cuts = 0

  /// How often a circle is gone round at most.
  static let rounds = 8

  /// Says that what is in work was cut short, at a limit: none of it is kept.
  mutating func cutShort() {
    forgetAll()
    cuts += 1
  }

  /// Says that what is in work hangs on something that is being worked out: none of it is kept.
  mutating func forgetAll() { outermost = -1 }

  /// Whether that was said of what is in work.
  var isCutShort: Bool { outermost < 0 }

  fileprivate mutating func forget(from start: Int) {
    for question in order[start...] { provisional[question] = nil }
    order.removeSubrange(start...)
  }
}

extension Evaluator {
  /// The answer to a question; `first` is what is known of it before anything is.
  func answer(
    _ question: Question, first: Answer, _ work: () -> Answer
  ) -> Answer {
    if !questions.provisional.isEmpty, let found = questions.provisional[question] {
      questions.outermost = min(questions.outermost, found.outermost)
      return found.answer
    }
    let place = questions.places.count
    if let known = questions.places.updateValue(place, forKey: question) {
      questions.places[question] = known
      questions.outermost = min(questions.outermost, known)
      questions.askedAgain.insert(question)
      return questions.known[question] ?? first
    }
    let start = questions.order.count
    let before = (outermost: questions.outermost, isGrowing: questions.isGrowing)
    let result = settled(question, first: first, at: place, start, work)
    questions.places[question] = nil
    if !questions.askedAgain.isEmpty { questions.askedAgain.remove(question) }
    if questions.outermost >= place {
      questions.outermost = before.outermost
      questions.isGrowing = before.isGrowing
    } else {
      questions.outermost = min(before.outermost, questions.outermost)
      questions.isGrowing = before.isGrowing || questions.isGrowing
    }
    if place == 0 { endChain() }
    return result
  }

  /// Works a question out, again and again where it depends on itself.
  private func settled(
    _ question: Question, first: Answer, at place: Int, _ start: Int, _ work: () -> Answer
  ) -> Answer {
    questions.isGrowing = false
    var original: Answer?
    for round in 0... {
      questions.outermost = .max
      if !questions.askedAgain.isEmpty { questions.askedAgain.remove(question) }
      var result = work()
      if questions.askedAgain.contains(question) {
        let known = questions.known[question] ?? first
        let all = known.joined(with: result)
        if !all.says(noMoreThan: known) { questions.isGrowing = true }
        questions.known[question] = all
        result = all
      }
      guard questions.outermost >= place else {
        // What it depends on is not done.
        questions.provisional[question] = (result, questions.outermost)
        questions.order.append(question)
        return result
      }
      let start_ = original ?? result
      if questions.isGrowing, budget > 0 {
        if round < OpenQuestions.rounds, round < 2 || !isEndless(result, from: start_) {
          original = start_
          questions.isGrowing = false
          questions.forget(from: start)
          continue
        }
        result = endless(start_)
        questions.forget(from: start)
      }
      keep(question, result, from: start)
      return result
    }
    return first
  }

  private func isEndless(_ result: Answer, from start: Answer) -> Bool {
    guard case .values(let all) = result, case .values(let some) = start else { return false }
    return all.makesText(beside: some)
  }

  private func endless(_ answer: Answer) -> Answer {
    if case .values(let values) = answer { .values(values.endless) } else { answer }
  }

  /// Keeps an answer, and those that were worked out for it.
  private func keep(_ question: Question, _ answer: Answer, from start: Int) {
    keep(question, answer)
    if !questions.known.isEmpty { questions.known[question] = nil }
    guard start < questions.order.count else { return }
    for other in questions.order[start...] {
      if let found = questions.provisional[other] { keep(other, found.answer) }
    }
    for other in questions.order[start...] { questions.known[other] = nil }
    questions.forget(from: start)
  }

  private func keep(_ question: Question, _ answer: Answer) {
    // What was left unfinished is no answer to a later query.
    guard budget > 0 || !question.takesSteps else { return }
    switch (question, answer) {
    case (.values(let spot, let frame), .values(let values)): frame.memo[spot] = values
    case (.field(let key), .values(let values)): fieldCache[key] = values
    case (.filling(let key), .filling(let filling)): fillings[key] = filling
    case (.callees(let spot), .callees(let found)): callees[spot] = found
    case (.staticType(let spot), .staticType(let type)): staticTypes[spot] = .some(type)
    case (.sinks(let spot), .sinks(let found)): knownSinks[spot] = found
    case (.sites(let declared), .sites(let found)): siteCache[declared] = found
    case (.constructions(let type), .constructions(let found)): constructionCache[type] = found
    default: break
    }
  }

  /// Nothing is in work any more: what is still provisional was cut short.
  private func endChain() {
    var next = OpenQuestions()
    next.cuts = questions.cuts
    if questions.isCutShort { next.forgetAll() }
    questions = next
  }
}

extension Evaluator {
  /// Works something out, and says whether a part of it was cut short.
  package func noticingCuts<Result>(_ work: () -> Result) -> (result: Result, isCut: Bool) {
    let before = questions.cuts
    let result = work()
    return (result, questions.cuts > before)
  }

  /// Works something out that says by itself whether it was cut short.
  func sayingCutsItself<Result>(_ work: () -> Result) -> Result {
    let cuts = questions.cuts
    defer { questions.cuts = cuts }
    return work()
  }

  /// Works something out that is kept elsewhere, and says whether it may be: not where it depends on what is
  /// still in work.
  package func whole<Result>(_ work: () -> Result) -> (result: Result, isKept: Bool) {
    let outermost = questions.outermost
    questions.outermost = .max
    let result = work()
    let isKept = questions.outermost == .max
    questions.outermost = min(outermost, questions.outermost)
    return (result, isKept)
  }

  /// Whether a question waits for what is asked now: its answer is then what is known of it so far.
  func isInWork(_ question: Question) -> Bool { questions.places[question] != nil }

  /// The values a question is answered with.
  func answers(_ question: Question, _ work: () -> Values) -> Values {
    let found = answer(question, first: .values(Values())) { .values(work()) }
    if case .values(let values) = found { return values }
    return Values()
  }

  /// What a property holds, what is assigned to it, what is chosen for it: kept for whoever asks next.
  package func field(_ key: FieldKey, _ work: () -> Values) -> Values {
    if let known = fieldCache[key] { return known }
    return answers(.field(key)) { work().forgetful }
  }
}
