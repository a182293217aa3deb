import JavaScriptLowering
import NameFlow
import SourceText

/// The documents of JSON that a program's code may decode, each a file of the program.
///
/// A table in one is as good as a table in code: `JSONSerialization.jsonObject(with:)` of the data of a
/// bundle's file gives what the file holds.
struct BundledTables: Sendable {
  /// The trees of the documents, by the names of the files, each with its place in the program.
  private let trees: [String: Document]

  private struct Document: Sendable {
    var file: Int32
    var tree: JSTree
  }

  /// A document that is larger is no table of fonts.
  static let largest = 64 << 10
  /// How deep one is read.
  private static let deepest = 16

  /// - Parameter units: the files of the program, in its order.
  init(_ units: [SourceUnit]) {
    var trees: [String: Document] = [:]
    for (index, unit) in units.enumerated() where unit.lowering is DocumentLowering {
      guard let tokens = try? JSTokenizer.tokens(of: unit.text),
        let tree = try? JSParser.parse(unit.text, tokens, asExpression: true), tree.document != nil
      else { continue }
      let name = unit.text.path.lastPathComponent
      // Of two files of one name no one knows which is meant.
      trees[name] =
        trees[name] == nil
        ? Document(file: Int32(index), tree: tree) : Document(file: -1, tree: tree)
    }
    self.trees = trees.filter { $0.value.file >= 0 }
  }

  var isEmpty: Bool { trees.isEmpty }

  /// What a file holds; `nil` where it is none of the documents.
  func values(_ name: String, _ pathExtension: String?, _ program: Program) -> Values? {
    let whole = pathExtension.map { name + "." + $0 } ?? name
    guard let document = trees[whole], let root = document.tree.document else { return nil }
    program.read([document.file])
    return values(root, document, depth: 0)
  }

  private func values(_ id: JSNode.ID, _ document: Document, depth: Int) -> Values {
    let node = document.tree[id]
    guard depth < Self.deepest else { return .unknown("a document that is nested deep") }
    let trail = trail(node.range, document)
    switch node.kind {
    case .string(let text): return Values(.text(text), trail)
    case .boolean(let value): return Values(.truth(value), trail)
    case .number(let number): return Values(.number(String(number)), trail)
    case .nothing: return Values(.absent, trail)
    case .array(let items):
      return Values(
        .list(items.map { .known(values($0, document, depth: depth + 1)) }), trail)
    case .object(let properties):
      let entries = properties.compactMap { property -> Value.TableEntry? in
        guard case .name(let key) = property.key else { return nil }
        return Value.TableEntry(
          key: .known(Values(.text(key), self.trail(property.keyRange, document))),
          value: .known(values(property.value, document, depth: depth + 1)))
      }
      return Values(.table(entries), trail)
    default: return .unknown("what a document holds")
    }
  }

  /// A text begins behind its quote, as reports have it for data.
  private func trail(_ range: Range<Int>, _ document: Document) -> Trail {
    let isQuoted =
      range.count > 1 && document.tree.text.utf8[range.lowerBound] == UInt8(ascii: "\"")
    let inner = isQuoted ? (range.lowerBound + 1)..<(range.upperBound - 1) : range
    return Trail(
      origin: Trail.Origin(
        file: document.file, range: Int32(inner.lowerBound)..<Int32(inner.upperBound)))
  }
}

/// A document as a file of a program: nothing is declared or called in it.
struct DocumentLowering: Lowering {
  func words(of text: SourceText) -> IdentifierScan { IdentifierScan() }
  func comments(of text: SourceText) -> [ToolComment] { [] }
  func mayAskForFont(_ text: SourceText) -> Bool { false }
  func facts(of text: SourceText) -> Result<SourceFacts, Refusal> {
    .success(SourceFacts(text: text))
  }
}
