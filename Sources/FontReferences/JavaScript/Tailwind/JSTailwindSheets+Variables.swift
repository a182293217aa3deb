import JavaScriptLowering
import SourceText

/// Variables that style sheets set and take.
extension JSTailwindSheets {
  /// `--font-title: "Lobster";` in a rule.
  struct Setting {
    var name: String
    var sheet: SourceText
    /// The first family of the value; `nil` where it is none.
    var family: FontFamilyList.Family?
    /// Whether every view has it, and nothing but this.
    var isSure: Bool
    /// Whether it stands in a theme, which is told by its classes.
    var isTold: Bool
  }

  /// What sheets set, and which keys, classes and variables take which variables.
  var variables: (settings: [Setting], taken: [(variable: String, taker: String)]) {
    var settings: [Setting] = []
    var taken: [(variable: String, taker: String)] = []
    for sheet in sheets where sheet.holds("--") {
      var own: [CSSDeclarations.Target: Int] = [:]
      for declaration in CSSDeclarations(sheet.utf8).all {
        let rule = Rule(declaration.target.blocks)
        let bytes = sheet.utf8[declaration.value]
        if let variable = JSTailwindVariables.Variable(String(decoding: bytes, as: UTF8.self)) {
          taken += rule.takers(of: declaration.target.name).map { (variable.name, $0) }
        }
        guard declaration.target.name.hasPrefix("--"), rule.isRead else { continue }
        let list = FontFamilyList(sheet.utf8, declaration.value, isShorthand: false)
        let family = list.families.first.flatMap { Self.isLength($0.name) ? nil : $0 }
        let isOne = list.families.count == 1 && !list.hasGeneric && !list.isOpen
        let setting = Setting(
          name: declaration.target.name, sheet: sheet, family: family,
          isSure: rule.isOfAll && isOne, isTold: rule.isTheme)
        // The last one of a rule counts.
        if let earlier = own[declaration.target] {
          settings[earlier] = setting
        } else {
          own[declaration.target] = settings.count
          settings.append(setting)
        }
      }
    }
    return (settings, taken)
  }

  /// A rule, by what stands before the brackets around a declaration.
  private struct Rule {
    private let selectors: [String]
    private let conditions: [String]

    init(_ blocks: [String]) {
      let selector = blocks.last { !$0.hasPrefix("@") } ?? ""
      selectors = selector.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
      conditions = blocks.filter { $0.hasPrefix("@") && !$0.hasPrefix("@layer") }
    }

    var isTheme: Bool { conditions.contains { $0.hasPrefix("@theme") } }
    private var isRoot: Bool { selectors.contains { $0 == ":root" || $0 == "*" } }
    /// Whether all views have what it sets, in any mode.
    var isOfAll: Bool { isRoot && conditions.isEmpty }
    /// Whether NativeWind reads variables of it: no element is a view.
    var isRead: Bool {
      isTheme || selectors.contains { $0.hasPrefix(":root") || $0 == "*" || $0.hasPrefix(".") }
    }

    /// The key, the variable, and the classes to which a declaration of it gives its value.
    func takers(of property: String) -> [String] {
      if property == "font-family" {
        return selectors.filter { selector in
          selector.hasPrefix(".") && !selector.dropFirst().contains { ".:>[#".contains($0) }
        }
      }
      guard property.hasPrefix("--"), isRead else { return [] }
      let isFont = isTheme && property.hasPrefix("--font-")
      return [property] + (isFont ? [String(property.dropFirst("--font-".count))] : [])
    }
  }
}

/// The declarations of a style sheet that may have to do with families, and where they stand.
private struct CSSDeclarations {
  struct Declaration {
    var target: Target
    var value: Range<Int>
  }

  /// What a declaration sets.
  struct Target: Hashable {
    var name: String
    /// What stands before the brackets around it, from outside in.
    var blocks: [String]
  }

  private let bytes: [UInt8]
  private(set) var all: [Declaration] = []
  private var blocks: [String] = []

  /// No sheet that a person wrote is nested deeper, and no selector is longer.
  private static let (mostBlocks, longest) = (8, 100)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var (index, start, depth) = (0, 0, 0)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where bytes[index...].starts(with: "/*".utf8):
        let isFirst = bytes[start..<index].allSatisfy { $0 <= 0x20 }
        index = bytes.firstIndex(of: Array("*/".utf8), in: index + 2..<bytes.count) ?? bytes.count
        if isFirst { start = min(index + 2, bytes.count) }
        index += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[index]
        index += 1
        while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: "{"):
        depth += 1
        if depth <= Self.mostBlocks { blocks.append(text(start..<index)) }
        start = index + 1
      case UInt8(ascii: "}"):
        add(start..<index, depth)
        if depth > 0, depth <= Self.mostBlocks { blocks.removeLast() }
        depth = max(depth - 1, 0)
        start = index + 1
      case UInt8(ascii: ";"):
        add(start..<index, depth)
        start = index + 1
      default: break
      }
      index += 1
    }
  }

  private func text(_ range: Range<Int>) -> String {
    let own = bytes[range].drop { $0 <= 0x20 }.prefix(Self.longest)
    return String(decoding: own, as: UTF8.self).trimmed
  }

  private mutating func add(_ range: Range<Int>, _ depth: Int) {
    guard depth > 0, depth <= Self.mostBlocks,
      let first = bytes[range].firstIndex(where: { $0 > 0x20 }),
      bytes[first..<range.upperBound].starts(with: "--".utf8)
        || bytes[first..<range.upperBound].starts(with: "font-family".utf8),
      let colon = bytes[first..<range.upperBound].firstIndex(of: UInt8(ascii: ":"))
    else { return }
    all.append(
      Declaration(
        target: Target(name: text(first..<colon), blocks: blocks),
        value: colon + 1..<range.upperBound))
  }
}
