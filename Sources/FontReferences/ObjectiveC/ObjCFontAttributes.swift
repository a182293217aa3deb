extension ObjCCode {
  /// A font descriptor's attribute that is given a value: in a dictionary literal, by subscript, as a
  /// key in a message or a call. A key that is only read asks for nothing.
  func attributeUse(at key: Int) -> ObjCFontUse? {
    guard let api = word(key).flatMap({ ObjCFontAPIs.attributes[$0] }),
      let value = attributeValue(of: key), !value.isEmpty
    else { return nil }
    return ObjCFontUse(api: .exactly(api), argument: value, call: value)
  }

  private func attributeValue(of key: Int) -> Range<Int>? {
    guard let open = parent(key), let close = partner(open) else { return nil }
    switch kind(open) {
    case .openBrace:
      // @{ key : value }
      guard kind(open - 1) == .at, kind(key + 1) == .colon else { return nil }
      return statement(from: key + 2).clamped(to: open..<close)
    case .openBracket where kind(close + 1) == .assign && close == key + 1:
      // attributes[key] = value
      return statement(from: close + 2)
    case .openBracket:
      return send(at: open).flatMap { attributeValue(of: key, in: $0) }
    case .openParenthesis:
      return attributeValue(of: key, inCall: open)
    default:
      return nil
    }
  }

  /// `setObject:value forKey:key`, `dictionaryWithObjectsAndKeys:value, key, nil`
  private func attributeValue(of key: Int, in send: ObjCSend) -> Range<Int>? {
    switch send.selector {
    case "setObject:forKey:", "setValue:forKey:", "dictionaryWithObject:forKey:",
      "setObject:forKeyedSubscript:":
      return send.arguments.last?.contains(key) == true ? send.arguments.first : nil
    case "dictionaryWithObjectsAndKeys:", "initWithObjectsAndKeys:":
      let items = send.arguments.first.map { split($0, at: .comma) } ?? []
      guard let position = items.firstIndex(where: { $0.contains(key) }), position % 2 == 1 else {
        return nil
      }
      return items[position - 1]
    default:
      return nil
    }
  }

  /// `CFDictionarySetValue(attributes, key, value)`
  private func attributeValue(of key: Int, inCall open: Int) -> Range<Int>? {
    guard let function = word(open - 1),
      ["CFDictionarySetValue", "CFDictionaryAddValue"].contains(function),
      let inside = inside(open)
    else { return nil }
    let arguments = split(inside, at: .comma)
    return arguments.count == 3 && arguments[1].contains(key) ? arguments[2] : nil
  }
}
