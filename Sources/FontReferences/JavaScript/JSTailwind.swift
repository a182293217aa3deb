import JavaScriptLowering
import NameFlow
import SourceText

/// Fonts that a configuration of Tailwind names, and the classes that ask for them.
///
/// NativeWind makes a style of every class that an app's code names: of `font-title` the family that
/// `title` is in `theme.fontFamily` or `theme.extend.fontFamily`. React Native draws with one font, so only
/// the first of a list counts.
struct JSTailwind {
  let program: JSProgram

  private static let packages: Set<String> = ["nativewind", "twrnc", "tailwind-rn"]
  /// What stands before a class that is for other platforms: `android:font-title`.
  private static let others = ["android:", "web:", "windows:", "macos:"]
  /// The most places that are told.
  private static let mostUses = 20

  /// Whether an app draws with Tailwind's classes.
  static func isUsed(by package: JSPackage) -> Bool {
    !packages.isDisjoint(with: package.dependencies)
  }

  static func isConfiguration(_ path: String) -> Bool {
    let name = path.split(separator: "/").last?.split(separator: ".") ?? []
    return name.count == 3 && name[0] == "tailwind" && name[1] == "config"
  }

  /// Where code names the class of a key of `fontFamily`.
  func uses(of key: String) -> [FontUse] {
    let name = key == "DEFAULT" ? "font" : "font-" + key
    let word = Array(name.utf8)
    var uses: [FontUse] = []
    for module in program.modules where !Self.isConfiguration(module.path) && !module.isDocument {
      let bytes = module.text.utf8
      var start = 0
      while uses.count < Self.mostUses,
        let hit = bytes.firstIndex(of: word, in: start..<bytes.count)
      {
        let range = hit..<(hit + word.count)
        start = range.upperBound
        guard isClass(range, in: bytes) else { continue }
        uses.append(FontUse(place: module.text.place(range), what: name))
      }
    }
    return uses
  }

  /// Whether a word stands by itself among classes, and is for iOS.
  private func isClass(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let ends = Set(" \t\n\r'\"`".utf8)
    guard range.upperBound < bytes.count, ends.contains(bytes[range.upperBound]),
      range.lowerBound > 0
    else { return false }
    let before = bytes[range.lowerBound - 1]
    if ends.contains(before) || before == UInt8(ascii: "!") { return true }
    guard before == UInt8(ascii: ":") else { return false }
    return !Self.others.contains { prefix in
      range.lowerBound >= prefix.utf8.count
        && bytes[(range.lowerBound - prefix.utf8.count)..<range.lowerBound].elementsEqual(
          prefix.utf8)
    }
  }
}

extension JSTailwind {
  /// The uses of a table of families: each key's, of a list the first name.
  static func uses(of table: JSNode.ID, in tree: JSTree, module: Int) -> [JSFontUse] {
    guard case .object(let properties) = tree[table].kind else {
      return [JSFontUse(value: .node(table), module: module, tailwindClass: "")]
    }
    return properties.compactMap { property in
      guard case .name(let key) = property.key else { return nil }
      var value = property.value
      if case .array(let names) = tree[value].kind {
        guard let first = names.first else { return nil }
        value = first
      }
      // What is a list of other platforms' families, a variable of CSS.
      if case .spread = tree[value].kind { return nil }
      return JSFontUse(value: .node(value), module: module, tailwindClass: key)
    }
  }
}
