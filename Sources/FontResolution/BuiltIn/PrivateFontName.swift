package import AppManifest

/// A name of Apple's own interface fonts, which no app may ask for by name (fact T1).
///
/// Only for names that no font of the process has: an app may bundle SF itself.
package struct PrivateFontName: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// `.SFUI-Regular`, `SFUIText-Bold`: private; asked for by name, iOS 13 and later give Times New Roman.
    /// Whether they do so for `.AppleSystemUIFont`, too, is not known.
    case interface
    /// `.SFNSText`, `.SFNSDisplay-Bold`: the Mac's private interface fonts.
    case macInterface
    /// `SF Pro`, `SFMono-Regular`, `New York`: there only where Apple's download was installed, so on
    /// developers' Macs and on no user's device.
    case download
  }

  package var name: String
  package var kind: Kind

  /// Tells private names from others; `nil` for an ordinary name.
  package init?(_ name: String) {
    guard let kind = PrivateFontName.kind(of: name) else { return nil }
    self.name = name
    self.kind = kind
  }

  /// Whether it is what the family of the system font is called; the others are names of fonts.
  package var isFamily: Bool { name == ".AppleSystemUIFont" }

  /// What a platform gives for the name, asked for in a way.
  ///
  /// In Interface Builder's documents `.AppleSystemUIFont…` is how the system font itself is written. The
  /// Mac's private names work in the Mac's documents alone; of other private names in documents nothing
  /// is known, and of the family's name in code.
  package func outcome(on platform: Platform, inInterfaceBuilder: Bool) -> Resolution.Outcome {
    if !inInterfaceBuilder, isFamily { return .unknown }
    guard inInterfaceBuilder, name.hasPrefix(".") else { return .fallback }
    if name.hasPrefix(".AppleSystemUIFont") { return .builtIn }
    switch (kind, platform) {
    case (.macInterface, .macOS): return .builtIn
    case (.macInterface, _): return .fallback
    default: return .unknown
    }
  }
}

extension PrivateFontName {
  private static func kind(of name: String) -> Kind? {
    if name.hasPrefix(".") {
      return FoldedName(name).joined.hasPrefix("sfns") ? .macInterface : .interface
    }
    // All of them begin alike: most names need not be taken apart.
    let letters = name.utf8.lazy.map { $0 | 0x20 }
      .filter { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }.prefix(2)
    guard beginnings.contains(where: { letters.elementsEqual($0.utf8) }) else { return nil }
    let folded = FoldedName(name)
    if downloads.contains(where: folded.isFamilyAndStyle) { return .download }
    if interface.contains(where: folded.isFamilyAndStyle) { return .interface }
    return macInterface.contains(where: folded.isFamilyAndStyle) ? .macInterface : nil
  }

  private static let beginnings = ["sf", "sa", "ne"]
  private static let interface = ["sfui", "sfuitext", "sfuidisplay", "sfuirounded", "sfuimono"]
  private static let macInterface = ["sfns", "sfnstext", "sfnsdisplay", "sfnsrounded", "sfnsmono"]
  private static let downloads = [
    "sfpro", "sfprotext", "sfprodisplay", "sfprorounded", "sfcompact", "sfcompacttext",
    "sfcompactdisplay", "sfcompactrounded", "sfmono", "sfarabic", "sfarabicrounded", "sfarmenian",
    "sfgeorgian", "sfhebrew", "sanfrancisco", "sanfranciscotext", "sanfranciscodisplay",
    "newyork", "newyorksmall", "newyorkmedium", "newyorklarge", "newyorkextralarge",
  ]
}
