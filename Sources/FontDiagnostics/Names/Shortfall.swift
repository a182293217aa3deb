import FontResolution

import SourceText

/// Why a name gives another font than the one it asks for, or none.
struct Shortfall {
  /// `no font is named "X"`
  var reason: String
  /// What comes of it, with what joins it to the reason: `, so the user sees the system font`.
  var effect: String
  /// Lower than the rule's where the facts are weaker.
  var severity: Severity?
  var suggestions: [String] = []
  var notes: [Diagnostic.Note] = []
  var help: String?
  /// What does what the help says.
  var fix: Fix?
  /// Whether the font may be there all the same.
  var isUnsure = false
  /// What is to be done at a place of its own, where other places need less.
  var remedy: String?
  /// Where the name itself is not what is wrong.
  var cause: Cause?
  /// A wrong entry that the help replaces, too.
  var alsoFixes: SourcePlace?
}

/// A rule about names that fall back. Each such name is the matter of one of these rules.
protocol FallbackRule: FindingsRule {
  /// What is wrong with the name; `nil` where this is not the rule's matter.
  static func shortfall(of verdict: Verdict) -> Shortfall?
}

extension FallbackRule {
  static func diagnose(_ findings: Findings) -> [Diagnostic] {
    findings.fallbacks.alone(Self.self) + findings.fallbacks.inTurn(Self.self)
  }
}
