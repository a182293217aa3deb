import SourceText

/// A place in Objective-C where a font is asked for by name.
struct ObjCFontUse: Sendable {
  var api: FontAPI
  /// The tokens of the expression that gives the name.
  var argument: Range<Int>
}

/// A call that registers fonts at run time.
struct ObjCRegistrationCall: Sendable {
  var function: String
  /// The tokens of the call.
  var range: Range<Int>
}

extension ObjCCode {
  /// Every use of a font API in this code, whatever its receiver, in the order of the text.
  ///
  /// - Parameter className: what a receiver is a class by: `BXFont` may be a macro for `UIFont`.
  func fontUses(className: (Range<Int>) -> String?) -> [ObjCFontUse] {
    var uses: [ObjCFontUse] = []
    let labels = ObjCDeclaredNames(self)
    for index in tokens.indices {
      switch tokens[index].kind {
      case .openBracket:
        if let send = send(at: index) {
          uses += fontUses(of: send, className: className, labels: labels)
        }
      case .identifier where mayNameFontAPI(index):
        if let use = functionUse(at: index) ?? attributeUse(at: index) { uses.append(use) }
      case .dot, .arrow:
        if let use = propertyUse(at: index, labels: labels) { uses.append(use) }
      default: break
      }
    }
    return uses
  }

  /// The calls in this code that register fonts.
  func registrationCalls() -> [ObjCRegistrationCall] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == .identifier, mayNameFontAPI(index), isCall(index),
        let function = word(index), ObjCFontAPIs.registrations.contains(function)
      else { return nil }
      return ObjCRegistrationCall(function: function, range: index..<after(index + 1))
    }
  }

  /// Whether a word is called here: a parenthesis follows, and no type stands before it, as it would
  /// in a declaration.
  func isCall(_ index: Int) -> Bool {
    guard kind(index + 1) == .openParenthesis else { return false }
    guard let before = word(index - 1) else { return true }
    return ["return", "else", "do", "case", "in", "throw", "goto"].contains(before)
  }
}

extension ObjCCode {
  /// Whether a word begins as the C functions and keys of the tables do; saves looking most words up.
  private func mayNameFontAPI(_ index: Int) -> Bool {
    let range = tokens[index].range
    guard range.count > 8 else { return false }
    switch text.utf8[range.lowerBound] {
    case UInt8(ascii: "C"), UInt8(ascii: "U"), UInt8(ascii: "N"), UInt8(ascii: "k"): return true
    default: return false
    }
  }

  private func fontUses(
    of send: ObjCSend, className: (Range<Int>) -> String?, labels: ObjCDeclaredNames
  ) -> [ObjCFontUse] {
    guard let argument = send.arguments.first else { return [] }
    if let family = ObjCFontAPIs.selectors[send.selector] {
      return [ObjCFontUse(api: family.api(receiver: className(send.receiver)), argument: argument)]
    }
    for (property, (owner, api)) in ObjCFontAPIs.properties
    where send.selector == ObjCNaming.setter(of: property) {
      if let name = send.receiver.last.flatMap({ word($0) }),
        labels.names(of: owner).contains(name),
        api != .caTextLayer || holdsString(argument)
      {
        return [ObjCFontUse(api: api, argument: argument)]
      }
    }
    return []
  }

  private func functionUse(at index: Int) -> ObjCFontUse? {
    guard isCall(index), let (position, api) = word(index).flatMap({ ObjCFontAPIs.functions[$0] }),
      let inside = inside(index + 1)
    else { return nil }
    let arguments = split(inside, at: .comma)
    guard position < arguments.count else { return nil }
    return ObjCFontUse(api: api, argument: arguments[position])
  }

  /// `label.fontName = …` where the file declares `label` to be of the property's class.
  private func propertyUse(at dot: Int, labels: ObjCDeclaredNames) -> ObjCFontUse? {
    guard kind(dot + 2) == .assign, let property = word(dot + 1),
      let (owner, api) = ObjCFontAPIs.properties[property], let name = word(dot - 1),
      labels.names(of: owner).contains(name)
    else { return nil }
    let value = statement(from: dot + 3)
    // A text layer's font may be a font as well as its name.
    guard !value.isEmpty, api != .caTextLayer || holdsString(value) else { return nil }
    return ObjCFontUse(api: api, argument: value)
  }

  private func holdsString(_ range: Range<Int>) -> Bool {
    range.contains { kind($0)?.isString == true }
  }

  /// What is left of a statement or list item from an index on.
  func statement(from start: Int) -> Range<Int> {
    var index = start
    while let kind = kind(index), kind != .semicolon, kind != .comma, !kind.isClosing {
      index = after(index)
    }
    return start..<max(start, min(index, tokens.count))
  }
}

/// Spellings that Objective-C derives from one another.
enum ObjCNaming {
  /// `fontName` → `setFontName:`
  static func setter(of property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
  }
}
