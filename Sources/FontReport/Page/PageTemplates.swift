import Mustache

/// The templates of the pages.
///
/// Whatever is put into them is escaped, character by character of Unicode: Mustache itself looks at what a reader
/// takes for a character, and passes over a quote that a combining mark stands on. Only drawings, which are numbers
/// and made here, are put in as they are (`{{{…}}}`).
enum PageTemplates {
  /// What a template is filled with: texts, numbers, truths, lists of these, and drawings. What is missing is
  /// looked for in what is around it, so that a key that may be missing is set to `false`.
  typealias Values = [String: Any]

  /// A page, filled.
  static func page(_ values: Values) -> String {
    library.render(values, withTemplate: "page") ?? ""
  }

  /// The templates by name; a template that cannot be read is left out, which tests see.
  static let library: MustacheLibrary = {
    MustacheContentTypes.register(MarkupType(), named: contentType)
    let templates = texts.compactMap { name, text in
      (try? MustacheTemplate(string: "{{% CONTENT_TYPE:\(contentType)}}\n" + text))
        .map { (name, $0) }
    }
    return MustacheLibrary(templates: Dictionary(templates) { first, _ in first })
  }()

  /// Whether there is a template of this name that can be read.
  static func isReadable(_ name: String) -> Bool { library.getTemplate(named: name) != nil }

  /// The texts of the templates by name.
  static let texts: [String: String] = [
    "page": page, "masthead": masthead, "names": names, "matrix": matrix, "families": families,
    "ladder": ladder, "metrics": metrics, "dynamicType": dynamicType, "licenses": licenses,
    "findings": findings, "rules": rules,
  ]

  /// A section with its heading, around what is in it.
  static func section(
    _ anchor: String, _ title: String, isWide: Bool = false, _ body: String
  ) -> String {
    """
    <section id="\(anchor)"\(isWide ? " class=\"wide\"" : "") aria-labelledby="\(anchor)-title">
    <h2 id="\(anchor)-title">\(title)</h2>
    <div class="body">
    \(body)
    </div>
    </section>
    """
  }

  private static let contentType = "MARKUP"

  /// HTML and XML, escaped by Unicode scalars.
  private struct MarkupType: MustacheContentType {
    func escapeText(_ text: String) -> String { XMLTag.escape(text) }
  }
}

extension Optional {
  /// The value for a template; `false` where there is none.
  var orNothing: Any { self ?? false }
}
