/// A name that was asked about, as a line can show it.
struct NameInWords {
  var name: String

  init(_ name: String) { self.name = name }

  /// Between quotes, what cannot be seen escaped; the beginning of one that no line can hold.
  var quoted: String {
    let shown = PrintableText.text(String(name.prefix(100)))
    return shown.count > 60 || name.count > 100 ? "\"\(shown.prefix(60))…\"" : "\"\(shown)\""
  }
}
