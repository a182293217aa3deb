import Foundation
import SourceText

/// The text that a place covers; a place over several lines is cut at the end of its first.
func covered(_ place: SourcePlace, in text: SourceText) -> String? {
  guard let range = place.range, let line = text.line(range.start.line) else { return nil }
  let bytes = Array(line.utf8)
  let start = range.start.column - 1
  let end = range.end.line == range.start.line ? range.end.column - 1 : bytes.count
  guard start <= end, end <= bytes.count else { return nil }
  return String(decoding: bytes[start..<end], as: UTF8.self)
}

extension SourceText {
  init(_ text: String) {
    self.init(path: "/file", bytes: Array(text.utf8))
  }
}

extension PlacedValue {
  /// The value as Foundation has it, to compare with what Foundation read. Booleans are numbers,
  /// numbers as exact as Foundation's JSON reader has them, data
  /// and dates only known to be there; of equal keys the last counts.
  var plain: NSObject {
    switch content {
    case .string(let value): return NSString(string: value)
    case .number(let value): return NSNumber(value: Float(value))
    case .boolean(let value): return NSNumber(value: value ? Float(1) : 0)
    case .other: return NSString(string: "other")
    case .array(let values): return NSArray(array: values.map(\.plain))
    case .dictionary(let entries):
      return NSDictionary(
        dictionary: Dictionary(
          entries.map { (NSString(string: $0.key), $0.value.plain) }, uniquingKeysWith: { $1 }))
    }
  }
}

func foundationReads(_ source: String) -> NSObject? { foundationReads(Data(source.utf8)) }

/// What Foundation reads as a property list whose root is a dictionary or an array, in the same form.
func foundationReads(_ data: Data) -> NSObject? {
  let value = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)
  return (value as? [String: Any]).map { plain($0) } ?? (value as? [Any]).map { plain($0) }
}

/// A value of Foundation in the same form.
func plain(_ value: Any) -> NSObject {
  switch value {
  case let value as [Any]: NSArray(array: value.map { plain($0) })
  case let value as [String: Any]:
    NSDictionary(
      dictionary: Dictionary(
        uniqueKeysWithValues: value.map { (NSString(string: $0), plain($1)) }))
  case let value as String: NSString(string: value)
  case is Data, is Date: NSString(string: "other")
  case let value as NSNumber: NSNumber(value: Float(value.doubleValue))
  default: NSString(string: "other")
  }
}
