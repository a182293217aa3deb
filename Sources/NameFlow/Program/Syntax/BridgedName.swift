/// How Swift and Objective-C call one another's functions.
///
/// Swift's importer splits a selector before a preposition and leaves out words that only repeat a
/// type; which words those are depends on headers of Apple's. So a name of Swift's matches where
/// putting its parts together again gives the selector, or the beginning of each of its words.
package enum BridgedName {
  /// Whether `font(named:size:)` is what Swift calls `fontNamed:size:`.
  static func isImported(
    _ name: String, _ labels: [String?], from selector: String
  ) -> Bool {
    guard let words = words(of: selector, count: labels.count) else { return false }
    guard let first = words.first else { return selector == name }
    return begins(first, with: name + capitalised(labels[0] ?? ""))
      && begin(words.dropFirst(), with: labels.dropFirst())
  }

  /// Whether `Theme(fontName:)` is what Swift calls `initWithFontName:` or `themeWithFontName:`.
  static func isImportedInitialiser(
    of type: String, _ labels: [String?], from selector: String
  ) -> Bool {
    guard let words = words(of: selector, count: labels.count), let first = words.first,
      let label = labels.first.map({ capitalised($0 ?? "") })
    else { return false }
    guard begin(words.dropFirst(), with: labels.dropFirst()) else { return false }
    if begins(first, with: "initWith" + label) || (label.isEmpty && first == "init") {
      return true
    }
    // What a class method's name begins with repeats the class's: `themeWith…` of `XYTheme`.
    return ["With" + label, label].contains { end in
      guard !end.isEmpty, first.hasSuffix(end), first.count > end.count else { return false }
      return type.lowercased().hasSuffix(first.dropLast(end.count).lowercased())
    }
  }

  /// What Objective-C calls a function of Swift's, whether or not the label begins with a preposition.
  static func selectors(_ name: String, _ labels: [String?]) -> [String] {
    guard let first = labels.first else { return [name] }
    let rest = labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
    guard let first else { return [name + ":" + rest] }
    return ["With", ""].map { name + $0 + capitalised(first) + ":" + rest }
  }

  /// The names by which Swift can call a selector: each beginning of its first word that ends before a
  /// capital letter, the longest first.
  package static func names(of selector: String) -> [String] {
    let first = selector.prefix { $0 != ":" }
    guard selector.contains(":") else { return [String(first)] }
    let ends = first.indices.dropFirst().filter { first[$0].isUppercase }
    return [String(first)] + ends.reversed().map { String(first[..<$0]) }
  }

  /// The words of a selector with so many arguments.
  private static func words(of selector: String, count: Int) -> [Substring]? {
    guard selector.last == ":" else { return count == 0 ? [] : nil }
    let words = selector.dropLast().split(separator: ":", omittingEmptySubsequences: false)
    return words.count == count ? words : nil
  }

  private static func begin(
    _ words: ArraySlice<Substring>, with labels: ArraySlice<String?>
  ) -> Bool {
    zip(words, labels).allSatisfy { begins($0, with: $1 ?? "") }
  }

  /// Whether a word is another, or that one and further words.
  private static func begins(_ word: Substring, with start: String) -> Bool {
    guard word.hasPrefix(start), !start.isEmpty || word.isEmpty else { return false }
    guard let next = word.dropFirst(start.count).first else { return true }
    return next.isUppercase
  }

  static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
