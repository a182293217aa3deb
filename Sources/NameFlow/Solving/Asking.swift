/// Asks questions about a program within the steps that there are.
extension Evaluator {
  /// Asks one question about the program within its budget.
  package func asking<Answer>(atMost limit: Int = .max, _ question: () -> Answer) -> Answer {
    let given = min(limit, allowance.query, Budget.own + store)
    budget = given
    isCutShort = false
    passedStepsOfQuestion = Budget.passedOfQuestion
    defer {
      store -= max(0, min(given, given - budget) - Budget.own)
      isCutShort = isCutShort || budget <= 0
      // Whoever has more steps learns more.
      if isCutShort, given < allowance.query { forgetValues() }
    }
    return question()
  }

  /// Asks questions that share the steps of the program.
  ///
  /// Each gets few at first, and those that need more get many times as many, again and again: what has no end
  /// takes nothing from those that have one.
  ///
  /// - Parameters:
  ///   - most: the most steps of a question.
  ///   - question: what is asked; again, where it was cut short and there are more steps.
  package func asking<Asked, Answer>(
    _ asked: [Asked], atMost most: (Asked) -> Int, _ question: (Asked) -> Answer
  ) -> [Answer] {
    let limits = asked.map { min(most($0), allowance.query) }
    var share = Budget.own
    var cut: [Int] = []
    var answers: [Answer] = []
    for (index, item) in asked.enumerated() {
      answers.append(asking(atMost: min(share, limits[index])) { question(item) })
      if isCutShort { cut.append(index) }
    }
    while true {
      cut.removeAll { limits[$0] <= share }
      guard !cut.isEmpty, store > 0 else { return answers }
      share *= Budget.growth
      cut = cut.filter { index in
        answers[index] = asking(atMost: min(share, limits[index])) { question(asked[index]) }
        return isCutShort
      }
    }
  }

  /// Works out a part of a question with a share of the steps that are left, so that what is beside the point
  /// cannot use them up.
  package func within<Answer>(oneIn divisor: Int, _ work: () -> Answer) -> Answer {
    let outer = budget
    let given = min(outer, max(outer / divisor, Budget.leastShare))
    budget = given
    defer {
      isCutShort = isCutShort || budget <= 0
      budget = outer - max(0, given - max(0, budget))
    }
    return work()
  }

  /// Takes back what was worked out, for it may hang on how many steps there were.
  private func forgetValues() {
    (rootFrames, openFrames) = ([:], [:])
    (fieldCache, fillings) = ([:], [:])
  }
}
