/// Reads a binary property list (`bplist00`).
///
/// Own code, because Foundation's reader follows nesting by recursion without a limit. An object that many
/// containers refer to is read once.
enum BinaryPropertyList {
  static func read(path: String, bytes: [UInt8]) throws(DocumentError) -> PlacedValue {
    let place = SourcePlace(path: path)
    guard let table = ObjectTable(bytes) else {
      throw DocumentError("is a damaged binary property list", place: place)
    }
    var reader = BinaryReader(bytes: bytes, table: table, place: place)
    return try reader.value(table.root, depth: 0)
  }
}

/// Where the objects of a binary property list stand: its last 32 bytes and the table they point at.
private struct ObjectTable {
  var root: Int
  var count: Int
  var referenceSize: Int
  private var offsetSize: Int
  private var start: Int

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 40 else { return nil }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = bytes.integer(at: trailer + 8, size: 8),
      let root = bytes.integer(at: trailer + 16, size: 8),
      let start = bytes.integer(at: trailer + 24, size: 8),
      root < count, count <= bytes.count, start <= trailer,
      count * offsetSize <= trailer - start
    else { return nil }
    self.root = root
    self.count = count
    self.start = start
  }

  func offset(of object: Int, in bytes: [UInt8]) -> Int? {
    guard object < count else { return nil }
    return bytes.integer(at: start + object * offsetSize, size: offsetSize)
  }
}

private struct BinaryReader {
  let bytes: [UInt8]
  let table: ObjectTable
  let place: SourcePlace
  private var shared = SharedValues<Int>()

  init(bytes: [UInt8], table: ObjectTable, place: SourcePlace) {
    self.bytes = bytes
    self.table = table
    self.place = place
  }

  mutating func value(_ object: Int, depth: Int) throws(DocumentError) -> PlacedValue {
    let begun: SharedValues<Int>.Begun
    do {
      if let known = try shared.value(object, depth: depth) { return known }
      begun = try shared.begin(depth: depth)
    } catch {
      throw DocumentError(error.reason, place: place)
    }
    guard let offset = table.offset(of: object, in: bytes), offset >= 8,
      offset < bytes.count - 32
    else { throw damaged }
    let value = PlacedValue(try content(bytes[offset], offset + 1, depth: depth), place: place)
    shared.end(begun, depth: depth, value, key: object)
    return value
  }

  private mutating func text(_ text: String) throws(DocumentError) -> PlacedValue.Content {
    do {
      try shared.add(text.utf8.count)
    } catch {
      throw DocumentError(error.reason, place: place)
    }
    return .string(text)
  }

  private mutating func content(_ marker: UInt8, _ start: Int, depth: Int)
    throws(DocumentError) -> PlacedValue.Content
  {
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0:
      return low == 8 ? .boolean(false) : low == 9 ? .boolean(true) : .other("null")
    case 0x1:
      return .number(try integer(start, power: low))
    case 0x2:
      return .number(try real(start, power: low))
    case 0x3: return .other("a date")
    case 0x4: return .other("data")
    case 0x8: return .other("a unique identifier")
    case 0x5:
      let (count, content) = try counted(low, start, itemSize: 1)
      return try text(String(decoding: bytes[content..<content + count], as: UTF8.self))
    case 0x6:
      let (count, content) = try counted(low, start, itemSize: 2)
      let units = (0..<count).map { index in
        UInt16(bytes[content + 2 * index]) << 8 | UInt16(bytes[content + 2 * index + 1])
      }
      return try text(String(decoding: units, as: UTF16.self))
    case 0xA, 0xC:
      let (count, content) = try counted(low, start, itemSize: table.referenceSize)
      return .array(try items(count, content, depth: depth))
    case 0xD:
      return try dictionary(low, start, depth: depth)
    default: throw damaged
    }
  }

  private mutating func items(_ count: Int, _ start: Int, depth: Int) throws(DocumentError)
    -> [PlacedValue]
  {
    var items: [PlacedValue] = []
    for index in 0..<count {
      let at = start + index * table.referenceSize
      guard let object = bytes.integer(at: at, size: table.referenceSize) else { throw damaged }
      items.append(try value(object, depth: depth + 1))
    }
    return items
  }

  private mutating func dictionary(_ low: Int, _ start: Int, depth: Int) throws(DocumentError)
    -> PlacedValue.Content
  {
    let (count, content) = try counted(low, start, itemSize: 2 * table.referenceSize)
    let keys = try items(count, content, depth: depth)
    let values = try items(count, content + count * table.referenceSize, depth: depth)
    var entries: [PlacedValue.Entry] = []
    for (key, value) in zip(keys, values) {
      guard let name = key.string else { throw damaged }
      entries.append(PlacedValue.Entry(key: name, keyPlace: place, value: value))
    }
    return .dictionary(entries)
  }

  /// How many items an object has and where they start; the count stands in the marker or behind it.
  private func counted(_ low: Int, _ start: Int, itemSize: Int) throws(DocumentError)
    -> (count: Int, content: Int)
  {
    var count = low
    var content = start
    if low == 0x0F {
      guard start < bytes.count, bytes[start] >> 4 == 1, bytes[start] & 0x0F <= 3 else {
        throw damaged
      }
      let size = 1 << Int(bytes[start] & 0x0F)
      guard let long = bytes.integer(at: start + 1, size: size) else { throw damaged }
      count = long
      content = start + 1 + size
    }
    guard count <= bytes.count, content + count * itemSize <= bytes.count else { throw damaged }
    return (count, content)
  }

  private func integer(_ start: Int, power: Int) throws(DocumentError) -> Double {
    guard power <= 4, start + 1 << power <= bytes.count else { throw damaged }
    let digits = bytes[start..<start + 1 << power].suffix(8)
    let value = digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return power >= 3 ? Double(Int64(bitPattern: value)) : Double(value)
  }

  private func real(_ start: Int, power: Int) throws(DocumentError) -> Double {
    guard power == 2 || power == 3, start + 1 << power <= bytes.count else { throw damaged }
    let value = bytes[start..<start + 1 << power].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return power == 2
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: value))) : Double(bitPattern: value)
  }

  private var damaged: DocumentError {
    DocumentError("is a damaged binary property list", place: place)
  }
}

extension [UInt8] {
  /// A big-endian number that fits `Int`, from bytes of the list.
  fileprivate func integer(at start: Int, size: Int) -> Int? {
    guard start >= 0, start <= count - size else { return nil }
    let value = self[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }
}
