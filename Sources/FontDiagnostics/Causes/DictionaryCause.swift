import FontReferences
import FontResolution
import SourceText

extension Diagnostic {
  /// Makes it one with what is said of the other names of a style dictionary.
  mutating func tellByDictionary(_ verdict: Verdict, as words: String) {
    guard verdict.uses.allSatisfy({ $0.api == .styleDictionary }) else { return }
    cause?.family = [place.path, words]
    cause?.remedy = help
    cause?.ownFix = fix
    cause?.several = Cause.Several(
      message: words, help: .words("replace each with a PostScript name"))
  }
}
