import Foundation
import SourceText

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A document as XMLParser reads it: one line for each start tag, with its attributes and the text
/// directly in it.
final class ParsedMarkup: NSObject, XMLParserDelegate {
  private(set) var outline: [String] = []
  private(set) var isWellFormed = false
  private var open: [Int] = []
  private var texts: [String] = []

  init(_ source: String) {
    super.init()
    let parser = XMLParser(data: Data(source.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
    outline = zip(outline, texts).map { $0 + " " + $1 }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let attributes = attributes.map { "\($0)=\($1)" }.sorted()
    open.append(outline.count)
    outline.append(([name] + attributes).joined(separator: " "))
    texts.append("")
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { texts[last] += string }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if let last = open.last { texts[last] += String(decoding: block, as: UTF8.self) }
  }
}

extension MarkupElement {
  /// The element and all below it, in the same form.
  var outline: [String] {
    let line = ([name] + attributes.map { "\($0.name)=\($0.value)" }.sorted()).joined(
      separator: " ")
    return [line + " " + text] + children.flatMap(\.outline)
  }
}
