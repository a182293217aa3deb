/// A function that takes a font's name and is not among the platform's: the configuration names it.
///
/// Written as Swift writes it: `MyTheme.font(_:size:)`, `customFont(_:)`, `MyFont.init(name:)`.
package struct FontFunction: Sendable, Hashable {
  /// The last part of the type it is a member of; `nil` where any receiver will do, or none.
  package var type: String?
  /// The name by which it is called; `init` for an initialiser.
  package var name: String
  /// The labels of its parameters; `nil` for one without.
  package var labels: [String?]
  /// The parameter that takes the name, counted from 0, within `labels`.
  package var argument: Int

  /// - Parameter argument: the parameter that takes the name, counted from 0.
  /// - Returns: `nil` where the text is no function's name with its labels, or has too few of them.
  package init?(_ signature: String, argument: Int = 0) {
    guard let parenthesis = signature.firstIndex(of: "("), signature.hasSuffix(":)") else {
      return nil
    }
    let words = signature[signature.index(after: parenthesis)...].dropLast(2)
      .split(separator: ":", omittingEmptySubsequences: false)
    var path = signature[..<parenthesis].split(separator: ".", omittingEmptySubsequences: false)
    guard (path + words).allSatisfy(\.isIdentifier), words.indices.contains(argument),
      let last = path.last
    else { return nil }
    // `MyFont(name:)` is how an initialiser is called.
    if last.first?.isUppercase == true { path.append("init") }
    name = path.popLast().map(String.init) ?? "init"
    type = path.last.map(String.init)
    guard name != "init" || type != nil else { return nil }
    labels = words.map { $0 == "_" ? nil : String($0) }
    self.argument = argument
  }

  /// The name with its labels, as a configuration writes it.
  package var signature: String {
    (type.map { $0 + "." } ?? "") + name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }

  /// The word that stands where the function is called.
  var word: String { name == "init" ? type ?? name : name }

  /// Which of a call's arguments holds the name; `nil` where the labels are another function's.
  /// Parameters with defaults may be left out.
  func nameArgument(in call: [String?]) -> Int? {
    var parameter = labels.startIndex
    var found: Int?
    for (index, label) in call.enumerated() {
      guard let match = labels[parameter...].firstIndex(of: label) else { return nil }
      if match == argument { found = index }
      parameter = match + 1
    }
    return found
  }
}

extension Substring {
  fileprivate var isIdentifier: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
