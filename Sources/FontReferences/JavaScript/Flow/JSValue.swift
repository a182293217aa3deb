import SourceText

/// What an expression can be.
struct JSValue: Sendable {
  var content: Content
  /// Where the literal stands that it comes from.
  var site: JSSite?
  /// The places on its way, from the literal on.
  var flow: [FlowStep] = []
  /// Whether it was put together, or is one of several.
  var isDerived = false
  /// Whether the sources show that it gets here.
  var isReachable = true

  enum Content: Sendable {
    case text(String)
    case number(Double)
    case boolean(Bool)
    /// `undefined` and `null`
    case nothing
    case object(JSObject)
    case array([[JSValue]])
    case function(module: Int, index: Int, JSFrame)
    /// The instance of a class.
    case classType(module: Int, index: Int)
    /// Everything a module exports.
    case module(Int)
    /// What another package exports: its name, and the way from there.
    case library(String, path: [String])
    /// What an object lacks.
    case missing(JSMissingKey)
    case unknown(String)
  }

  init(_ content: Content, site: JSSite? = nil) {
    self.content = content
    self.site = site
  }

  /// What asks for itself says nothing new.
  static let ofItself = JSValue(.unknown("it is made of itself"))

  var isOfItself: Bool {
    if case .unknown("it is made of itself") = content { true } else { false }
  }

  static func unknown(_ reason: String) -> [JSValue] { [JSValue(.unknown(reason))] }

  /// A text, unless it is longer than any name.
  static func text(_ text: String, site: JSSite? = nil) -> JSValue {
    JSValue(FollowedText.name(text).map { .text($0) } ?? .unknown(FollowedText.reason), site: site)
  }

  /// The longest way that is told.
  static let mostSteps = 6

  /// Adds a step to the way.
  mutating func add(_ step: FlowStep) {
    guard flow.count < Self.mostSteps, flow.last != step else { return }
    flow.append(step)
  }

  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// What it is as a condition; `nil` where that is not known.
  var truth: Bool? {
    switch content {
    case .text(let text): !text.isEmpty
    case .number(let number): !(number == 0 || number.isNaN)
    case .boolean(let value): value
    case .nothing, .missing: false
    case .object, .array, .function, .classType, .module: true
    case .library, .unknown: nil
    }
  }

  var isNothing: Bool {
    switch content {
    case .nothing, .missing: true
    default: false
    }
  }

  var isUnknown: Bool {
    switch content {
    case .unknown, .library: true
    default: false
    }
  }
}

/// An object whose properties are looked at when they are asked for.
struct JSObject: Sendable {
  /// Its keys, each once, in the order in which they are first given.
  private(set) var keys: [String] = []
  private var values: [String: JSThunk] = [:]
  /// Whether it may have others: a spread or a computed key that is not known.
  var isOpen = false
  /// Whether it is what a component is given: a key that is not there is no mistake.
  var isOfArguments = false
  /// The name it is known by: `fonts`.
  var name: String?
  /// Where it is written.
  var site: JSSite?

  init(isOpen: Bool = false, isOfArguments: Bool = false, site: JSSite? = nil) {
    self.isOpen = isOpen
    self.isOfArguments = isOfArguments
    self.site = site
  }

  subscript(key: String) -> JSThunk? { values[key] }

  /// Gives a key its value; of several the last counts.
  mutating func set(_ key: String, _ value: JSThunk) {
    if values.updateValue(value, forKey: key) == nil { keys.append(key) }
  }

  mutating func remove(_ removed: Set<String>) {
    keys.removeAll(where: removed.contains)
    for key in removed { values[key] = nil }
  }
}

/// A value that is not computed yet, or is.
enum JSThunk: Sendable {
  case node(JSSite, JSFrame, isGetter: Bool)
  case values([JSValue])
}

/// What the parameters of the functions around an expression are.
struct JSFrame: Sendable {
  struct Key: Hashable, Sendable {
    var module: Int
    var function: Int
    var index: Int
  }
  var arguments: [Key: [JSValue]] = [:]
  /// The functions that were called to get here.
  var calls: Set<Call> = []

  struct Call: Hashable, Sendable {
    var module: Int
    var function: Int
  }
  /// Whether nothing is known: what does not depend on parameters is the same everywhere.
  var isEmpty: Bool { arguments.isEmpty && calls.isEmpty }
}

/// A key that an object lacks: what is asked for is `undefined`.
struct JSMissingKey: Sendable, Hashable {
  var key: String
  /// The object as it is written there, or named.
  var object: String
  /// Where the key is asked for.
  var place: SourcePlace
  /// Where the object is written.
  var objectPlace: SourcePlace?
  var keys: [String]
}
