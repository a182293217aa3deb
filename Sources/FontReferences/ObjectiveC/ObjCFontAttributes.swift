/// Finds what gives a font descriptor's attributes their values: dictionary literals, subscripts,
/// messages and calls. A key that is only read asks for nothing.
struct ObjCFontAttributes {
  private let code: ObjCCode
  /// What brackets hold, read once for all keys in them.
  private var groups: [Int: Group] = [:]

  private struct Group {
    /// The message it sends.
    var send: ObjCSend?
    /// What stands between its commas, or between those of the message's first argument.
    var items: [Range<Int>] = []

    /// The item that holds a token.
    func position(of token: Int) -> Int? {
      var low = 0
      var high = items.count
      while low < high {
        let middle = (low + high) / 2
        if items[middle].upperBound <= token { low = middle + 1 } else { high = middle }
      }
      return low < items.count && items[low].contains(token) ? low : nil
    }
  }

  init(_ code: ObjCCode) {
    self.code = code
  }

  /// The use of a font that a key stands for; `nil` where it is no key, or is given nothing.
  mutating func use(at key: Int) -> ObjCFontUse? {
    guard let api = code.word(key).flatMap({ ObjCFontAPIs.attributes[$0] }),
      let value = value(of: key), !value.isEmpty
    else { return nil }
    return ObjCFontUse(api: .exactly(api), argument: value, call: value)
  }

  private mutating func value(of key: Int) -> Range<Int>? {
    guard let open = code.parent(key), let close = code.partner(open) else { return nil }
    switch code.kind(open) {
    case .openBrace:
      // @{ key : value }
      guard code.kind(open - 1) == .at, code.kind(key + 1) == .colon else { return nil }
      return code.statement(from: key + 2).clamped(to: open..<close)
    case .openBracket where code.kind(close + 1) == .assign && close == key + 1:
      // attributes[key] = value
      return code.statement(from: close + 2)
    case .openBracket:
      return value(of: key, inMessage: group(at: open))
    case .openParenthesis:
      // CFDictionarySetValue(attributes, key, value)
      let items = group(at: open).items
      return items.count == 3 && items[1].contains(key) ? items[2] : nil
    default:
      return nil
    }
  }

  /// `setObject:value forKey:key`, `dictionaryWithObjectsAndKeys:value, key, nil`
  private func value(of key: Int, inMessage group: Group) -> Range<Int>? {
    guard let send = group.send else { return nil }
    switch send.selector {
    case "setObject:forKey:", "setValue:forKey:", "dictionaryWithObject:forKey:",
      "setObject:forKeyedSubscript:":
      return send.arguments.last?.contains(key) == true ? send.arguments.first : nil
    case "dictionaryWithObjectsAndKeys:", "initWithObjectsAndKeys:":
      guard let position = group.position(of: key), position % 2 == 1 else { return nil }
      return group.items[position - 1]
    default:
      return nil
    }
  }

  private mutating func group(at open: Int) -> Group {
    if let known = groups[open] { return known }
    var group = Group()
    if let send = code.send(at: open) {
      group.send = send
      group.items = send.arguments.first.map { code.split($0, at: .comma) } ?? []
    } else if let function = code.word(open - 1), Self.functions.contains(function),
      let inside = code.inside(open)
    {
      group.items = code.split(inside, at: .comma)
    }
    groups[open] = group
    return group
  }

  private static let functions: Set<String> = ["CFDictionarySetValue", "CFDictionaryAddValue"]
}
