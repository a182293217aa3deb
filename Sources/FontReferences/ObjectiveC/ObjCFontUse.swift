import SourceText

/// A place in Objective-C where a font is asked for by name.
struct ObjCFontUse: Sendable {
  var api: API
  /// The tokens of the expression that gives the name.
  var argument: Range<Int>
  /// The tokens of the whole call.
  var call: Range<Int>

  enum API: Sendable {
    case exactly(FontAPI)
    /// `fontWithName:` and its kin: the receiver, at these tokens, tells UIKit from AppKit.
    case byReceiver(ObjCFontAPIs.Family, Range<Int>)
  }
}

/// A call that registers fonts at run time.
struct ObjCRegistrationCall: Sendable {
  var function: String
  /// The tokens of the call.
  var range: Range<Int>
}

extension ObjCCode {
  /// Whether a word is called here: a parenthesis follows, and no declaration's type stands before.
  func isCall(_ index: Int) -> Bool {
    kind(index + 1) == .openParenthesis && !isDeclarator(index)
  }

  /// Whether nothing but words and stars stands between the start of the statement and a name:
  /// `UIFont *AppFont(…)`, and not `return AppFont(…)`.
  private func isDeclarator(_ name: Int) -> Bool {
    var start = name
    while name - start < 24, let kind = kind(start - 1),
      kind == .identifier || kind == .star || kind == .less || kind == .greater
    {
      start -= 1
    }
    guard start < name, let first = word(start), !Self.statementWords.contains(first) else {
      return false
    }
    switch kind(start - 1) {
    case nil, .semicolon, .openBrace, .closeBrace, .closeParenthesis, .string: return true
    default: return false
    }
  }
}

extension ObjCCode {
  /// Whether a word begins as the C functions and keys of the tables do; saves looking most words up.
  func mayNameFontAPI(_ index: Int) -> Bool {
    let range = tokens[index].range
    guard range.count > 8 else { return false }
    switch text.utf8[range.lowerBound] {
    case UInt8(ascii: "C"), UInt8(ascii: "U"), UInt8(ascii: "N"), UInt8(ascii: "k"): return true
    default: return false
    }
  }

  /// A message that passes a font's name, whatever the receiver.
  func fontUse(of send: ObjCSend, declared: ObjCDeclaredNames) -> ObjCFontUse? {
    guard let argument = send.arguments.first else { return nil }
    if let family = ObjCFontAPIs.selectors[send.selector] {
      return ObjCFontUse(
        api: .byReceiver(family, send.receiver), argument: argument, call: send.range)
    }
    if let api = ObjCFontAPIs.conversions[send.selector], send.arguments.count == 2 {
      return ObjCFontUse(api: .exactly(api), argument: send.arguments[1], call: send.range)
    }
    for (property, (owner, api)) in ObjCFontAPIs.properties
    where send.selector == ObjCNaming.setter(of: property) {
      if let name = send.receiver.last.flatMap({ word($0) }),
        declared.names(of: owner).contains(name), api != .caTextLayer || holdsString(argument)
      {
        return ObjCFontUse(api: .exactly(api), argument: argument, call: send.range)
      }
    }
    return nil
  }

  /// A call of a C function that takes a font's name.
  func functionUse(at index: Int) -> ObjCFontUse? {
    guard isCall(index), let (position, api) = word(index).flatMap({ ObjCFontAPIs.functions[$0] }),
      let inside = inside(index + 1)
    else { return nil }
    let arguments = split(inside, at: .comma)
    guard position < arguments.count else { return nil }
    return ObjCFontUse(
      api: .exactly(api), argument: arguments[position], call: index..<after(index + 1))
  }

  /// `label.fontName = …` where the file declares `label` to be of the property's class.
  func propertyUse(at dot: Int, declared: ObjCDeclaredNames) -> ObjCFontUse? {
    guard kind(dot + 2) == .assign, let property = word(dot + 1),
      let (owner, api) = ObjCFontAPIs.properties[property], let name = word(dot - 1),
      declared.names(of: owner).contains(name)
    else { return nil }
    let value = statement(from: dot + 3)
    // A text layer's font may be a font as well as its name.
    guard !value.isEmpty, api != .caTextLayer || holdsString(value) else { return nil }
    return ObjCFontUse(api: .exactly(api), argument: value, call: (dot - 1)..<value.upperBound)
  }

  private func holdsString(_ range: Range<Int>) -> Bool {
    range.contains { kind($0)?.isString == true }
  }
}

/// Spellings that Objective-C derives from one another.
enum ObjCNaming {
  /// `fontName` → `setFontName:`
  static func setter(of property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
  }
}
