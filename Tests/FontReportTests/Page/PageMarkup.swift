/// The elements of a page, as a browser's tokenizer sees them: what a text was able to add is among them.
struct PageMarkup {
  struct Tag: Hashable {
    var name: String
    var attributes: [String: String]
  }

  private(set) var tags: [Tag] = []
  /// The texts between elements, those of styles and scripts left out.
  private(set) var text = ""

  init(_ page: String) {
    var rest = Array(page.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      guard scalar == "<", let next = rest.first,
        next == "/" || next == "!" || next.properties.isAlphabetic && next.isASCII
      else {
        text.unicodeScalars.append(scalar)
        continue
      }
      if next == "!" {
        rest = rest.drop { $0 != ">" }.dropFirst()
        continue
      }
      let tag = Self.tag(&rest)
      tags.append(tag)
      guard ["style", "script"].contains(tag.name) else { continue }
      // Up to the end tag nothing is markup.
      let end = Array("</\(tag.name)".unicodeScalars)
      while !rest.isEmpty, !rest.starts(with: end) { rest.removeFirst() }
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    [" ", "\t", "\n", "\r", "\u{C}"].contains(scalar)
  }

  private static func tag(_ rest: inout ArraySlice<Unicode.Scalar>) -> Tag {
    func take(while isTaken: (Unicode.Scalar) -> Bool) -> String {
      let taken = rest.prefix(while: isTaken)
      rest = rest.dropFirst(taken.count)
      return String(String.UnicodeScalarView(taken))
    }
    let name = take { !isSpace($0) && $0 != ">" }.lowercased()
    var tag = Tag(name: name, attributes: [:])
    while let scalar = rest.first, scalar != ">" {
      if isSpace(scalar) || scalar == "/" {
        rest.removeFirst()
        continue
      }
      let attribute = take { !isSpace($0) && $0 != "=" && $0 != ">" && $0 != "/" }.lowercased()
      var value = ""
      if rest.first == "=" {
        rest.removeFirst()
        if let quote = rest.first, quote == "\"" || quote == "'" {
          rest.removeFirst()
          value = take { $0 != quote }
          rest = rest.dropFirst()
        } else {
          value = take { !isSpace($0) && $0 != ">" }
        }
      } else if attribute.isEmpty {
        rest.removeFirst()
      }
      tag.attributes[attribute] = value
    }
    rest = rest.dropFirst()
    return tag
  }
}
