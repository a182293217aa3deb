/// A value of JSON, written with sorted keys; equal values give equal bytes.
///
/// For lists of thousands of faces: Foundation's encoder takes as long to write them as reading the
/// fonts does.
package enum JSONValue {
  case object([Member])
  case array([JSONValue])
  case string(String)
  case integer(Int)
  case number(Double)
  case bool(Bool)

  package typealias Member = (key: String, value: JSONValue)

  /// The value on many lines, ending in a newline.
  package var text: String { String(decoding: bytes() + [UInt8(ascii: "\n")], as: UTF8.self) }

  /// The value in UTF-8 without a newline at its end, its lines but the first indented for a place within
  /// so many others.
  func bytes(within depth: Int = 0) -> [UInt8] {
    var writer = JSONValueWriter(depth: depth)
    writer.write(self)
    return writer.bytes
  }

  /// An object without the members that have no value; a key stands once.
  package static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }
}

/// Writes values into bytes.
private struct JSONValueWriter {
  var bytes: [UInt8] = []
  private var depth: Int

  init(depth: Int) { self.depth = depth }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .object(let members):
      list(Self.once(members), between: "{", "}") { writer, member in
        writer.string(member.key)
        writer.raw(" : ")
        writer.write(member.value)
      }
    case .array(let values):
      list(values, between: "[", "]") { writer, value in writer.write(value) }
    case .string(let text): string(text)
    case .integer(let number): raw(String(number))
    // JSON has no word for infinity.
    case .number(let number): raw(number.isFinite ? PlainNumber.text(number) : "null")
    case .bool(let truth): raw(truth ? "true" : "false")
    }
  }
}

extension JSONValueWriter {
  private mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func list<Item>(
    _ items: [Item], between open: Unicode.Scalar, _ close: Unicode.Scalar,
    _ write: (inout JSONValueWriter, Item) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    depth += 1
    var isFirst = true
    for item in items {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      newline()
      write(&self, item)
    }
    depth -= 1
    if !items.isEmpty { newline() }
    bytes.append(UInt8(ascii: close))
  }

  /// The members by key, the first of each.
  private static func once(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    // Most are written down in this order.
    if isRising(members) { return members }
    var kept: [JSONValue.Member] = []
    kept.reserveCapacity(members.count)
    for member in members.sorted(by: { $0.key < $1.key }) where member.key != kept.last?.key {
      kept.append(member)
    }
    return kept
  }

  private static func isRising(_ members: [JSONValue.Member]) -> Bool {
    for index in members.indices.dropFirst() where members[index - 1].key >= members[index].key {
      return false
    }
    return true
  }

  private mutating func newline() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  /// What a terminal would obey or no one can see is escaped; that loses nothing.
  private mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    // Copied as a whole and then looked at: that is several times as fast as byte by byte.
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    for index in start..<bytes.count where !Self.isPlain(UInt32(bytes[index])) {
      let rest = Array(bytes[index...])
      bytes.removeLast(rest.count)
      escape(rest[...])
      break
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes UTF-8 that begins with a character that is not plain.
  private mutating func escape(_ text: ArraySlice<UInt8>) {
    var rest = text
    while !rest.isEmpty {
      let plain = rest.prefix { Self.isPlain(UInt32($0)) }
      bytes.append(contentsOf: plain)
      rest = rest.dropFirst(plain.count)
      let others = rest.prefix { !Self.isPlain(UInt32($0)) }
      for scalar in String(decoding: others, as: UTF8.self).unicodeScalars { escaped(scalar) }
      rest = rest.dropFirst(others.count)
    }
  }

  private static func isPlain(_ value: UInt32) -> Bool {
    (0x20...0x7E).contains(value) && value != 0x22 && value != 0x5C
  }

  private mutating func escaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": raw("\\\"")
    case "\\": raw("\\\\")
    case "\n": raw("\\n")
    case "\r": raw("\\r")
    case "\t": raw("\\t")
    case _ where PrintableText.isHidden(scalar):
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        raw("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
      }
    default: raw(String(scalar))
    }
  }
}
