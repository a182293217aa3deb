import FileTree
import NameFlow
package import SourceText

/// The texts that a table has in one language: a `.strings` or `.stringsdict` file, or a part of a catalog.
package struct LocalizedTable: Sendable, Equatable {
  /// The absolute path of the file.
  package var path: String
  /// The name by which code asks for it: `Localizable`.
  package var name: String
  /// The language as the file says it: `vi`, `Base`; `nil` where it does not.
  package var language: String?
  /// In the order of the file.
  package var entries: [Entry]

  package struct Entry: Sendable, Equatable {
    package var key: String
    package var text: String
    package var place: SourcePlace
  }

  /// The folder that holds the folders of all languages.
  package var folder: String { path.folderOfLanguages }
}

extension String {
  /// The folder in which the folder of a language stands that holds a file.
  var folderOfLanguages: String {
    let parts = split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (parts.last?.hasSuffix(".lproj") == true ? parts.dropLast() : parts)
      .joined(separator: "/")
  }
}

extension LocalizedTable {
  /// What some files hold.
  package struct Reading: Sendable {
    package var tables: [LocalizedTable] = []
    package var unchecked: [UncheckedFile] = []
    package var comments: [ToolComment] = []
  }

  /// Whether a file is such a table, by its name.
  package static func isTable(_ path: String) -> Bool { SourceKind(path: path) == .texts }

  /// The name of the table that a file is.
  package static func name(of path: String) -> String {
    path.stem
  }

  /// The texts of some files; one that cannot be read is said, and is no error: it names no font.
  package static func read(_ paths: [String]) -> Reading {
    let readings = ParserThreads.map(paths) { path -> Reading in
      do {
        let bytes = try FileTree.read(path)
        guard bytes.count <= ResourceDocument.limit else {
          return .unread(path, "is too large, and its texts were not checked")
        }
        return try read(path, bytes)
      } catch let error as DocumentError {
        return .unread(path, error.reason)
      } catch {
        return .unread(path, (error as? FileFailure)?.reason ?? "cannot be read")
      }
    }
    return readings.reduce(into: Reading()) { whole, part in
      whole.tables += part.tables
      whole.unchecked += part.unchecked
      whole.comments += part.comments
    }
  }

  private static func read(_ path: String, _ bytes: [UInt8]) throws(DocumentError) -> Reading {
    var reading = Reading()
    if path.hasSuffix(".xcstrings") {
      reading.tables = catalog(path, try JSONDocument.read(SourceText(path: path, bytes: bytes)))
      return reading
    }
    let isBinary = bytes.starts(with: "bplist".utf8)
    let text = isBinary ? nil : SourceText(path: path, bytes: bytes)
    let root: PlacedValue
    if let text {
      root = try PropertyListDocument.readTable(text)
    } else {
      root = try PropertyListDocument.read(path: path, bytes: bytes)
    }
    // Comments are written as in C, or as in XML.
    reading.comments = text?.toolComments(path.hasSuffix(".strings") ? .objectiveC : .markup) ?? []
    let folder = path.folderComponents.last ?? ""
    let table = LocalizedTable(
      path: path, name: name(of: path),
      language: folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil,
      entries: (root.entries ?? []).flatMap { entry in
        texts(in: entry.value).map {
          Entry(key: entry.key, text: $0.string ?? "", place: $0.place)
        }
      })
    reading.tables = [table]
    return reading
  }

  /// The texts in a value of a property list: one, or those for several numbers.
  private static func texts(in value: PlacedValue) -> [PlacedValue] {
    switch value.content {
    case .string: return [value]
    case .dictionary(let entries):
      return entries.filter { !formats.contains($0.key) }.flatMap { texts(in: $0.value) }
    default: return []
    }
  }

  /// What a rule for numbers says that is not drawn.
  private static let formats: Set<String> = [
    "NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey",
  ]

  /// The languages of a catalog. What its own language has no text for is drawn as its key.
  private static func catalog(_ path: String, _ root: PlacedValue) -> [LocalizedTable] {
    let source = root["sourceLanguage"]?.string
    var tables: [String: [Entry]] = [:]
    for text in root["strings"]?.entries ?? [] {
      let languages = text.value["localizations"]?.entries ?? []
      for language in languages {
        tables[language.key, default: []] += units(in: language.value).map {
          Entry(key: text.key, text: $0.string ?? "", place: $0.place)
        }
      }
      if let source, !languages.contains(where: { $0.key == source }) {
        tables[source, default: []].append(
          Entry(key: text.key, text: text.key, place: text.keyPlace))
      }
    }
    return tables.sorted { $0.key < $1.key }.map {
      LocalizedTable(path: path, name: name(of: path), language: $0.key, entries: $0.value)
    }
  }

  /// The texts of one language, each for some number or device.
  private static func units(in value: PlacedValue) -> [PlacedValue] {
    (value.entries ?? []).flatMap { entry -> [PlacedValue] in
      if entry.key == "stringUnit" { return [entry.value["value"]].compactMap { $0 } }
      return units(in: entry.value)
    }
  }
}

extension LocalizedTable.Reading {
  fileprivate static func unread(_ path: String, _ reason: String) -> LocalizedTable.Reading {
    var reading = LocalizedTable.Reading()
    reading.unchecked = [UncheckedFile(path: path, reason: reason, isError: false)]
    return reading
  }
}
