import SourceText

/// What bounds the work on a program, in one place.
extension Evaluator {
  package enum Budget {
    /// The steps that each query may take in any case.
    package static let own = 400
    /// The most work on contexts (chains of calls) of one query; a long chain costs more than a short.
    static let effort = 8_000
    /// The most such work to find the calls that run some code.
    static let deciding = 600
    /// The most to find the sizes that a font is made at, which no name depends on.
    package static let sizing = 4_000
    /// The deepest chain of calls, and the deepest nest of expressions and calls in work.
    package static let chain = 12
    package static let depth = 400
    /// The deepest nest of questions about types.
    package static let types = 400
    /// The longest text that is made, in bytes. No font's name is longer than 1 KB; a text that names are
    /// cut out of may be.
    package static let text = 16 << 10
    /// The longest list that is made of others.
    package static let list = 4_096
    /// The most rounds of a loop that are told apart.
    static let rounds = 512
    /// The most members of an object, and of all objects that are made of others.
    package static let members = 10_000
    package static let fields = 800_000
    /// The most steps to find out what the calls by one name reach, and those by all names.
    package static let reach = 50_000
    package static let reaches = 250_000
    /// Those for calls by names that functions are passed on under, of all questions and of one.
    package static let passed = 200_000
    static let passedOfQuestion = 40_000
    /// The most calls of one function within each other.
    static let nesting = 8
    /// The most modules through which a name is passed on within each other.
    package static let modules = 200
    /// The most methods of Objective-C each of which is sent by the next, to tell that nothing sends them.
    package static let senders = 500
    /// The bytes of text, and the elements of lists, that cost as much to make as one step.
    static let bytesPerStep = 256
    static let elementsPerStep = 16
    /// The comparisons of values with cases that cost as much.
    static let comparisonsPerStep = 64
    /// The most steps to find the name of a font that there is: it has one, and what made the font is asked
    /// about where it is made.
    package static let existing = 4_000
    /// What one condition, and all ways to one expression, may take of what is left of a query; the least
    /// that they get.
    package static let conditions = 8
    package static let ways = 2
    static let leastShare = 200
    /// The steps that it costs to tell whether a place assigns to what is asked about.
    static let stepsPerPlace = 8
  }

  /// What queries may cost, in steps.
  package struct Allowance {
    /// The most of one query.
    package var query: Int
    /// What all queries about a program may cost beyond what each may in any case.
    package var program: Int

    package init(query: Int = 50_000, program: Int = 200_000) {
      self.query = min(query, ParserThreads.steps ?? query)
      self.program = ParserThreads.steps == nil ? program : 0
    }
  }
}
