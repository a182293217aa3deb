/// A name of the system font, or of a typeface that Apple keeps to itself or offers as a download.
struct SystemFontName {
  enum Kind {
    /// `.AppleSystemUIFont…`: how Interface Builder writes the system font.
    case interfaceBuilder
    /// `.SFNS…`: macOS's own name for it.
    case privateOfMacOS
    /// Any other name with a dot in front.
    case privateName
    /// SF Pro, SF Mono, New York …: there only where Apple's download was installed.
    case download
  }

  var kind: Kind
  /// Which call gives what was meant: SwiftUI's design.
  var design: String?

  /// `nil` for every other name.
  init?(_ name: String) {
    let squashed = SystemFontName.withoutStyle(name.squashed)
    if name.hasPrefix(".") {
      if name.hasPrefix(".AppleSystem") {
        kind = .interfaceBuilder
      } else if name.hasPrefix(".SFNS") || name.hasPrefix(".SF NS") {
        kind = .privateOfMacOS
      } else {
        kind = .privateName
      }
    } else if SystemFontName.downloads.contains(squashed) {
      kind = .download
    } else {
      return nil
    }
    design =
      switch squashed {
      case let name where name.hasPrefix("newyork"): "serif"
      case let name where name.contains("mono"): "monospaced"
      case let name where name.contains("rounded"): "rounded"
      default: nil
      }
  }

  /// What to write instead.
  var help: String {
    guard let design else {
      return "ask for the system font: .system(size:) or UIFont.systemFont(ofSize:)"
    }
    return "ask for the system font in its design: .system(size:design: .\(design))"
  }

  private static let downloads: Set<String> = [
    "sfpro", "sfprotext", "sfprodisplay", "sfprorounded", "sfcompact", "sfcompacttext",
    "sfcompactdisplay", "sfcompactrounded", "sfmono", "sfui", "sfuitext", "sfuidisplay",
    "sfuirounded", "sfuimono", "sfns", "sfnstext", "sfnsdisplay", "sfnsmono", "sfnsrounded",
    "sfarabic", "sfarmenian", "sfgeorgian", "sfhebrew", "sanfrancisco", "sanfranciscotext",
    "sanfranciscodisplay", "newyork", "newyorksmall", "newyorkmedium", "newyorklarge",
    "newyorkextralarge",
  ]

  private static let styles = [
    "italic", "oblique", "regular", "medium", "semibold", "bold", "heavy", "black", "light",
    "ultralight", "thin", "g1", "g2", "g3",
  ].sorted { $0.count > $1.count }

  /// The name without the words of style at its end.
  private static func withoutStyle(_ squashed: String) -> String {
    var rest = squashed
    // "newyorkmedium" is an optical size and a weight; as a name of the list it is found first.
    while !downloads.contains(rest), let style = styles.first(where: rest.hasSuffix) {
      rest.removeLast(style.count)
    }
    return rest
  }
}
