import Algorithms

/// A file of code cut into what it declares, with the words of each part: told by the words alone, without
/// a parser.
package struct Outline: Sendable {
  /// In the order in which they stand; each reaches to the next one.
  package let parts: [Part]
  /// The types that it declares and extends, by their names.
  private let types: [String: [Int]]
  /// The parts that inherit from something, by its name.
  private let heirs: [String: [Int]]

  package init(_ parts: [Part]) {
    self.parts = parts
    var types: [String: [Int]] = [:]
    var heirs: [String: [Int]] = [:]
    for (index, part) in parts.enumerated() {
      if part.isTypeOrAddition { types[part.name, default: []].append(index) }
      for name in part.inherited { heirs[name, default: []].append(index) }
    }
    self.types = types
    self.heirs = heirs
  }

  /// A type without its members, a member, a function, a preview.
  package struct Part: Sendable {
    package enum Role: Sendable {
      case type
      /// An extension.
      case addition
      case member
      /// A function or variable that stands in no type.
      case global
      case preview
    }

    package var role: Role
    /// Empty where it has none.
    package var name: String
    /// UTF-8 offset, with attributes and modifiers.
    package var start: Int
    /// The type or extension around a member: the innermost.
    package var outer: Int?
    /// Whether a member is a type.
    package var isType = false
    /// What a type or extension inherits from or conforms to, those left out of which it is known that
    /// they let no one make an instance by itself.
    package var inherited: [String] = []
    /// The class of the system that it inherits from by itself.
    package var base: String?
    /// Whether an extension conforms to something.
    package var conforms = false
    /// Which members of a type what it inherits from or conforms to may ask for, by what the sources do not show.
    package var asking = Asking.nothing
    /// Whether something may run it that the sources do not show.
    package var isOpen = false
    /// Whether only the file sees it.
    package var isPrivate = false
    /// Whether that is because of the word `fileprivate`, under which it may be what a protocol asks for.
    package var isOfFile = false
    /// Whether it is a variable whose value is worked out when an instance is made.
    package var isMadeWithInstance = false
    /// Whether the process begins with it.
    package var isEntry = false
    /// Whether it is a function, and whether that takes something.
    package var isFunction = false
    package var hasParameters = true
    /// Whether it is a protocol.
    package var isProtocol = false
    /// Whether its head says what types must be: `extension ButtonStyle where Self == FancyButton`.
    package var hasRequirements = false
    /// Whether it is a member of the type itself, not of its instances.
    package var isStatic = false
    /// What such a member is, or gives where it is a function.
    package var gives = Gift.unknown
    /// The hashes of the words in it that may name something.
    package var words: Set<UInt64> = []
    /// Those that may name only what the types around it have, or what stands in no type.
    package var bare: Set<UInt64> = []
    /// Those of its strings: selectors and names of classes and documents, but of no member of a Swift type itself.
    package var texts: Set<UInt64> = []
    /// Those of its strings that have spaces, which no selector has.
    package var prose: Set<UInt64> = []
    /// Those that stand in it as members of the types that are asked for, and are not called: `.bold`.
    package var members: Set<UInt64> = []
    /// The same, where the whole value is such a member: `.bold`, not `.bold.rawValue`.
    package var values: Set<UInt64> = []
    /// Those of them that are called: `.bold(size: 12)`.
    package var calls: Set<UInt64> = []
    /// Those that stand in it as members of types that are written before them, with the names of these:
    /// `Theme.bold`.
    package var qualified: [UInt64: Set<String>] = [:]

    /// The type of what a member of a type is.
    package enum Gift: Hashable, Sendable {
      case unknown
      case type(String)
      /// A list or a table.
      case collection
    }

    /// Whether it is a type, or an extension of one.
    package var isTypeOrAddition: Bool { role == .type || role == .addition || isType }

    package init(_ role: Role, _ name: String, start: Int, outer: Int? = nil) {
      self.role = role
      self.name = name
      self.start = start
      self.outer = outer
    }
  }

  /// The parts that declare a type, and extend it.
  func parts(declaring name: String) -> [Part] { types[name, default: []].map { parts[$0] } }

  /// The parts that inherit from a type, or conform to it.
  func parts(inheriting name: String) -> [Part] { heirs[name, default: []].map { parts[$0] } }

  /// How many types and extensions a part stands in.
  func depth(of part: Int) -> Int {
    var depth = 0
    var next = parts[part].outer
    while let outer = next {
      depth += 1
      next = parts[outer].outer
    }
    return depth
  }

  /// What a part stands in, some levels up.
  func part(around part: Int, levels: Int) -> Int {
    var part = part
    for _ in 0..<levels { part = parts[part].outer ?? part }
    return part
  }

  /// The part that a byte stands in.
  package func part(at offset: Int) -> Int? {
    let next = parts.partitioningIndex { $0.start > offset }
    return next == 0 ? nil : next - 1
  }
}
