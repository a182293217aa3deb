import FileTree
import SourceText

/// What `$(NAME:modifier)` makes of a value.
struct SettingModifier {
  private let name: String
  private let argument: String?

  init(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    name = parts.first.map(String.init) ?? ""
    argument = parts.count > 1 ? String(parts[1]) : nil
  }

  /// The changed value; `nil` stays `nil` but for a default.
  func applied(to value: String?) -> String? {
    if name == "default" { return value.flatMap { $0.isEmpty ? nil : $0 } ?? argument }
    guard let value else { return nil }
    switch name {
    case "c99extidentifier", "identifier": return Self.identifier(value)
    case "rfc1034identifier": return Self.domainName(value)
    case "bundleidentifier": return Self.domainName(value)
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "file": return value.lastComponent
    case "dir": return value.folder + "/"
    case "base": return value.lastComponent.withoutSuffix
    case "suffix": return value.lastComponent.suffixWithDot
    case "standardizepath": return value.hasPrefix("/") ? FileTree.absolute(value) : value
    default: return value
    }
  }

  /// Every character that cannot stand in an identifier of C becomes `_`.
  private static func identifier(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isFirst = result.isEmpty
      let fits =
        scalar == "_" || scalar.properties.isAlphabetic
        || (!isFirst && scalar.properties.numericType != nil)
      if isFirst, !fits, scalar.properties.numericType != nil { result = "_" }
      result.unicodeScalars.append(fits ? scalar : "_")
    }
    return result
  }

  /// Every character that cannot stand in the name of a host becomes `-`.
  private static func domainName(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
  }
}

extension String {
  fileprivate var suffixWithDot: String {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return "" }
    return String(self[dot...])
  }

  fileprivate var withoutSuffix: String { String(dropLast(suffixWithDot.count)) }
}
