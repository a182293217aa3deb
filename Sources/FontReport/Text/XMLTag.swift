/// An element of an XML 1.0 document, to be written.
struct XMLTag {
  var name: String
  var attributes: [(name: String, value: String?)]
  var content: Content

  enum Content {
    case elements([XMLTag])
    case text(String)
  }

  init(
    _ name: String, _ attributes: [(name: String, value: String?)] = [],
    _ children: [XMLTag] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.content = .elements(children)
  }

  init(_ name: String, _ attributes: [(name: String, value: String?)] = [], text: String) {
    self.name = name
    self.attributes = attributes
    self.content = .text(text)
  }

  /// The element as a document of its own.
  var document: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(written(""))" }

  private func written(_ margin: String) -> String {
    let attributes = attributes.compactMap { attribute in
      attribute.value.map { " \(attribute.name)=\"\(Self.escape(PrintableText.text($0)))\"" }
    }.joined()
    let start = "\(margin)<\(name)\(attributes)"
    switch content {
    case .elements(let children) where children.isEmpty:
      return "\(start)/>\n"
    case .elements(let children):
      let inner = children.map { $0.written(margin + "  ") }.joined()
      return "\(start)>\n\(inner)\(margin)</\(name)>\n"
    case .text(let text):
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let inner = lines.map { Self.escape(PrintableText.text(String($0))) }.joined(separator: "\n")
      return "\(start)>\(inner)</\(name)>\n"
    }
  }

  /// Text with XML's own characters as entities; HTML takes the same.
  static func escape(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
