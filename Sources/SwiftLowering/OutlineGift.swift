import NameFlow

/// Tells what a member of a type gives, as far as its head says so: `static let all: [Face]`,
/// `static func bold() -> Face`, `static let bold = Face("Bold")`.
struct OutlineGift {
  private enum State {
    case none
    /// Before the type or the value.
    case variable, function
    /// In the type that is written: its name so far.
    case type(String)
    /// In the value: the name of what makes it, so far.
    case value(String)
    /// Behind the name of what makes the value, and behind its arguments.
    case arguments(of: String)
    case made(String)
  }

  private var state = State.none
  private var gift = Outline.Part.Gift.unknown

  mutating func begin(isFunction: Bool) {
    (state, gift) = (isFunction ? .function : .variable, .unknown)
  }

  /// What was told, as something else begins.
  mutating func end() -> Outline.Part.Gift {
    settle()
    defer { (state, gift) = (.none, .unknown) }
    return gift
  }

  private mutating func settle() {
    switch state {
    case .type(let name) where !name.isEmpty: gift = .type(name)
    case .made(let name): gift = .type(name)
    default: break
    }
    state = .none
  }

  /// Takes a word outside all brackets and bodies.
  mutating func pass(word bytes: ArraySlice<UInt8>) {
    switch state {
    case .type(""), .value(""):
      let word = String(decoding: bytes, as: UTF8.self)
      guard bytes.first.map(Self.capitals.contains) == true else { return state = .none }
      if case .type = state { state = .type(word) } else { state = .value(word) }
    case .made where bytes.elementsEqual("as".utf8): state = .none
    case .type, .made: settle()
    case .value, .arguments: state = .none
    case .none, .variable, .function: break
    }
  }

  /// Takes a mark, and what stands before it.
  ///
  /// - Parameter isNested: whether it stands in brackets or in a body, the mark that closes it aside.
  mutating func pass(mark: UInt8, after last: UInt8, isNested: Bool) {
    switch state {
    case .none: break
    case .variable where isNested: break
    case .variable:
      if mark == UInt8(ascii: ":") { state = .type("") }
      if mark == UInt8(ascii: "=") { state = .value("") }
    case .function:
      if mark == UInt8(ascii: ">"), last == UInt8(ascii: "-"), !isNested { state = .type("") }
      if mark == UInt8(ascii: "{") { state = .none }
    case .type(""), .value(""):
      if mark == UInt8(ascii: "[") { gift = .collection }
      state = .none
    case .type(let name):
      switch mark {
      case UInt8(ascii: "."): state = .type("")
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "{"), UInt8(ascii: "="),
        UInt8(ascii: "}"), UInt8(ascii: "@"), UInt8(ascii: "<"), UInt8(ascii: "#"):
        gift = .type(name)
        state = .none
      default: state = .none
      }
    case .value(let name):
      switch mark {
      case UInt8(ascii: "."): state = .value("")
      case UInt8(ascii: "("): state = .arguments(of: name)
      default: state = .none
      }
    case .arguments(let name):
      if mark == UInt8(ascii: ")"), !isNested { state = .made(name) }
    case .made(let name):
      if mark == UInt8(ascii: "}") || mark == UInt8(ascii: "@") || mark == UInt8(ascii: "#") {
        gift = .type(name)
      }
      if mark != UInt8(ascii: "!") { state = .none }
    }
  }

  /// What the name of a type begins with.
  private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
}
