/// The names that Objective-C gives its declarations for Swift: `NS_SWIFT_NAME(font(named:size:))`.
struct ObjCRenamings {
  /// Of constants: `Theme.fontName` → `XYThemeFontName`.
  private(set) var constants: [String: String] = [:]
  /// Of classes and protocols: `Theme` → `XYTheme`.
  private(set) var classes: [String: String] = [:]
  /// Of methods, each with the selectors that have it: `font(named:size:)`.
  private var methods: [String: [String]] = [:]

  init(_ program: ObjCProgram) {
    for code in program.codes where code.macro == nil {
      for index in code.tokens.indices where Self.marks.contains(where: { code.isWord(index, $0) })
      {
        add(code, markAt: index)
      }
    }
  }

  /// The selectors that have a name in Swift.
  func selectors(of name: String, _ labels: [String?]) -> [String] {
    methods[name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"] ?? []
  }

  /// The name that Swift has for a selector, and its labels.
  func function(of selector: String) -> (name: String, labels: [String?])? {
    guard let name = methods.first(where: { $0.value.contains(selector) })?.key,
      let parenthesis = name.firstIndex(of: "(")
    else { return nil }
    let labels = name[name.index(after: parenthesis)...].dropLast()
      .split(separator: ":").map { $0 == "_" ? nil : String($0) }
    return (String(name[..<parenthesis]), labels)
  }

  private static let marks: [StaticString] = ["NS_SWIFT_NAME", "CF_SWIFT_NAME"]

  private mutating func add(_ code: ObjCCode, markAt mark: Int) {
    guard let inside = code.inside(mark + 1) else { return }
    let name = code.string(inside).filter { !$0.isWhitespace }
    let behind = code.after(mark + 1)
    if code.kind(behind) == .at,
      code.isWord(behind + 1, "interface") || code.isWord(behind + 1, "protocol"),
      let word = code.word(behind + 2)
    {
      classes[name] = word
    } else if let selector = code.selector(declaredBefore: mark) {
      methods[name, default: []].append(selector)
    } else if let word = code.word(mark - 1) {
      constants[name] = word
    }
  }
}

extension ObjCCode {
  /// The selector of the method whose declaration a token stands at the end of.
  fileprivate func selector(declaredBefore token: Int) -> String? {
    var start = token
    while start > 0, kind(start - 1) != .semicolon, kind(start - 1) != .closeBrace { start -= 1 }
    // The first method of an interface has no semicolon before it.
    let sign = (start..<token).last {
      (kind($0) == .minus || kind($0) == .plus) && kind($0 + 1) == .openParenthesis
    }
    return sign.flatMap { methodHead(at: $0)?.selector }
  }
}
