import NameFlow
import SourceText

/// Cuts a file of Objective-C into its classes and what stands between them, by marks and words alone.
///
/// A class is one part with all its members: what messages it is sent is told by selectors, which many classes
/// may share. A constant (`NSString *const face = @"Inter-Bold";`) is one by itself.
struct ObjCOutlineReader {
  private let text: SourceText
  private var parts: [Outline.Part] = []
  private var braces = 0
  private var brackets = 0
  private var angles = 0
  private var state = State.outside
  private var last: UInt8 = 0
  /// Whether nothing but blanks stands in front of this on its line.
  private var isLineStart = true
  /// Whether the rest of the line, or what stands before the next semicolon, names nothing that is run.
  private var skipped = Skipped.nothing
  /// Whether it was said what the class inherits from.
  private var hasParent = false
  /// Whether the next class has another name elsewhere.
  private var isRenamed = false
  private var isBroken = false
  /// The last word outside of classes, which is not yet noted: it may be the name of a constant.
  private var constant: ArraySlice<UInt8> = []

  private enum Skipped {
    case nothing
    /// A directive, whose words count and whose brackets need not close.
    case directive
    case line
    case statement
  }

  private enum State: Equatable {
    case outside
    /// Behind `@interface`.
    case name
    /// Between its name and its members; whether what follows is inherited.
    case header(isInheriting: Bool)
    case category
    /// Where a member may begin, and within one.
    case members
    case member
    /// Behind the `+` of a method.
    case method
  }

  init(_ text: SourceText) {
    self.text = text
    begin(.global, at: 0)
  }

  /// `nil` where it is not told.
  mutating func read() -> Outline? {
    let bytes = text.utf8
    for region in text.regions(.objectiveC) where !isBroken {
      switch region.kind {
      case .comment: continue
      case .string:
        guard skipped == .nothing || skipped == .directive else { continue }
        IdentifierScan.eachWord(of: bytes, in: region.range) { note($0) }
        last = UInt8(ascii: "\"")
      case .code: read(bytes, region.range)
      }
    }
    noteConstant()
    return isBroken || state != .outside ? nil : Outline(parts)
  }
}

extension ObjCOutlineReader {
  private mutating func note(_ word: UInt64) {
    parts[parts.count - 1].words.insert(word)
  }

  private mutating func noteConstant() {
    guard !constant.isEmpty else { return }
    note(constant.reduce(IdentifierScan.seed, IdentifierScan.step))
    constant = []
  }

  private mutating func begin(_ role: Outline.Part.Role, at start: Int, outer: Int? = nil) {
    noteConstant()
    parts.append(Outline.Part(role, "", start: start, outer: outer))
  }

  private mutating func read(_ bytes: [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound, !isBroken {
      let byte = bytes[index]
      if CallWords.isWord(byte) {
        let start = index
        while index < range.upperBound, CallWords.isWord(bytes[index]) { index += 1 }
        if skipped == .nothing || skipped == .directive { read(bytes[start..<index]) }
        last = bytes[index - 1]
        isLineStart = false
      } else {
        if byte == UInt8(ascii: "\n") {
          let isLine = skipped == .line || skipped == .directive
          if isLine, last != UInt8(ascii: "\\") { skipped = .nothing }
          isLineStart = true
        } else if byte > UInt8(ascii: " ") {
          if skipped == .nothing, isLineStart, byte == UInt8(ascii: "#") {
            skipped = .directive
          } else if skipped == .nothing {
            read(mark: byte, at: index)
          } else if byte == UInt8(ascii: ";"), skipped == .statement {
            skipped = .nothing
          }
          last = byte
          isLineStart = false
        }
        index += 1
      }
    }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>) {
    let hash = bytes.reduce(IdentifierScan.seed, IdentifierScan.step)
    let isKeyword = last == UInt8(ascii: "@")
    if skipped == .directive {
      // What is imported is not yet used.
      let isAside = ["import", "include", "pragma", "error", "warning"].contains {
        bytes.elementsEqual($0.utf8)
      }
      if last == UInt8(ascii: "#"), isAside { skipped = .line }
      note(hash)
      return
    }
    if isKeyword, read(keyword: bytes) { return }
    switch state {
    case .outside:
      if bytes.renamesClasses { isRenamed = true }
      noteConstant()
      constant = bytes
      return
    case .name:
      parts[parts.count - 1].name = String(decoding: bytes, as: UTF8.self)
      state = .header(isInheriting: false)
    case .header(let isInheriting) where angles > 0: if isInheriting { inherit(bytes) }
    case .header(true) where !hasParent:
      inherit(bytes)
      hasParent = true
    case .category, .member: break
    case .header, .members:
      // What a macro stands for may make itself known to others.
      if brackets == 0, bytes.isMacroName { open() }
      state = .member
    case .method where brackets == 0:
      // Classes are sent this as they are loaded.
      if bytes.elementsEqual("load".utf8) { open() }
      state = .member
    case .method: break
    }
    note(hash)
  }

  private mutating func open() { parts[parts.count - 1].isOpen = true }

  /// - Returns: whether the keyword is one that this reader takes.
  private mutating func read(keyword: ArraySlice<UInt8>) -> Bool {
    switch String(decoding: keyword, as: UTF8.self) {
    case "interface", "implementation", "protocol":
      guard state == .outside, braces == 0 else {
        isBroken = true
        return true
      }
      if keyword.elementsEqual("protocol".utf8), isForward(keyword.endIndex) {
        skipped = .statement
        return true
      }
      begin(.type, at: keyword.startIndex - 1)
      parts[parts.count - 1].isOpen = isRenamed
      (isRenamed, hasParent, angles, state) = (false, false, 0, .name)
    case "end":
      guard braces == 0, state != .outside else { return true }
      begin(.global, at: keyword.endIndex)
      state = .outside
    case "class", "import": if state == .outside { skipped = .statement }
    default:
      if case .header = state { state = .members }
      return false
    }
    return true
  }

  /// Whether `@protocol Name` is followed by no members.
  private func isForward(_ end: Int) -> Bool {
    let name = text.utf8[end...].drop { $0 <= UInt8(ascii: " ") }
    let behind = name.drop { CallWords.isWord($0) }.drop { $0 <= UInt8(ascii: " ") }
    return behind.first == UInt8(ascii: ";") || behind.first == UInt8(ascii: ",")
  }

  private mutating func inherit(_ bytes: ArraySlice<UInt8>) {
    let name = String(decoding: bytes, as: UTF8.self)
    if PlatformClasses.isKnown(name) { parts[parts.count - 1].base = name }
    guard !PlainTypes.contain(name), name != "id" else { return }
    parts[parts.count - 1].inherited.append(name)
  }

  private mutating func read(mark: UInt8, at index: Int) {
    if mark != UInt8(ascii: "=") { noteConstant() }
    switch mark {
    case UInt8(ascii: "{"):
      if state != .outside { state = .member }
      braces += 1
    case UInt8(ascii: "}"):
      braces -= 1
      isBroken = braces < 0
      if braces == 0, state == .member { state = .members }
    case UInt8(ascii: "("):
      if case .header(false) = state { category(at: index) }
      brackets += 1
    case UInt8(ascii: ")"):
      brackets -= 1
      if state == .category, brackets == 0 { state = .members }
    case UInt8(ascii: ";"):
      guard braces == 0 else { return }
      if state == .member || state == .method { state = .members }
      if state == .outside, parts.last?.name.isEmpty == false {
        begin(.global, at: index + 1)
      }
    case UInt8(ascii: ","):
      // `*first = @"a", *second = @"b"`
      if state == .outside, braces == 0, brackets == 0,
        parts.last?.name.isEmpty == false
      {
        open()
      }
    case UInt8(ascii: "="):
      if state == .outside, braces == 0, brackets == 0 { beginConstant() }
      noteConstant()
    default: readHeader(mark: mark)
    }
  }

  private mutating func readHeader(mark: UInt8) {
    let isMember = mark == UInt8(ascii: "-") || mark == UInt8(ascii: "+")
    switch state {
    case .header(let isInheriting):
      switch mark {
      case UInt8(ascii: ":") where angles == 0: state = .header(isInheriting: true)
      // What a protocol conforms to follows its name.
      case UInt8(ascii: "<"):
        if !isInheriting { state = .header(isInheriting: isProtocol) }
        angles += 1
      case UInt8(ascii: ">"): angles -= 1
      default: if isMember { state = mark == UInt8(ascii: "+") ? .method : .member }
      }
    case .members: if isMember { state = mark == UInt8(ascii: "+") ? .method : .member }
    default: break
    }
  }

  /// What a constant is given is for those that name it. One that says more between its name and its value, as an array
  /// or an operator of C++ does, is left where it is.
  private mutating func beginConstant() {
    guard CallWords.isWord(last), parts.last?.name.isEmpty == true,
      !constant.elementsEqual("operator".utf8)
    else { return }
    let name = constant
    constant = []
    begin(.global, at: name.startIndex)
    parts[parts.count - 1].name = String(decoding: name, as: UTF8.self)
  }

  private var isProtocol: Bool {
    guard let part = parts.last else { return false }
    return text.utf8[part.start...].starts(with: "@protocol".utf8)
  }

  /// `@interface Name (Category)` adds to a class, which may be one of the platform.
  private mutating func category(at index: Int) {
    let addition = parts.count - 1
    parts[addition].role = .addition
    begin(.member, at: index, outer: addition)
    state = .category
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is written as macros are: `RCT_EXPORT_MODULE`.
  fileprivate var isMacroName: Bool {
    count > 2
      && allSatisfy {
        $0 == UInt8(ascii: "_") || ($0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z"))
          || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9"))
      }
  }

  /// Whether it gives a class another name, for Swift or as it runs.
  fileprivate var renamesClasses: Bool {
    ["NS_SWIFT_NAME", "swift_name", "objc_runtime_name", "SWIFT_CLASS", "SWIFT_CLASS_NAMED"]
      .contains { elementsEqual($0.utf8) }
  }
}
