/// Asks questions about a program within the steps that there are.
extension Evaluator {
  /// Asks one question about the program within its budget.
  package func asking<Answer>(atMost limit: Int = .max, _ question: () -> Answer) -> Answer {
    let given = min(limit, allowance.query, Budget.own + store)
    budget = given
    passedStepsOfQuestion = Budget.passedOfQuestion
    defer { store -= max(0, min(given, given - budget) - Budget.own) }
    return question()
  }

  /// Works out a part of a question with a share of the steps that are left, so that what is beside the point
  /// cannot use them up.
  package func within<Answer>(oneIn divisor: Int, _ work: () -> Answer) -> Answer {
    let outer = budget
    let given = min(outer, max(outer / divisor, Budget.leastShare))
    budget = given
    defer { budget = outer - max(0, given - max(0, budget)) }
    return work()
  }
}
