package import SourceText

/// A call that registers fonts at run time: `CTFontManagerRegisterFontsForURL(…)`.
package struct FontRegistration: Sendable, Hashable {
  /// The function's name.
  package var function: String
  package var place: SourcePlace
  /// What it registers; a call in a loop registers several files. Sorted by place.
  package var coverage: [RegisteredFonts]
  /// The platforms the call is compiled for (`#if os(…)`); `nil` means all.
  package var platforms: Set<String>?
  /// Whether only tests or previews run it: the app registers nothing by it.
  package var isForTestsOnly: Bool

  /// Whether it is what a generated accessor does when it is used.
  package var isOfAccessor = false
  /// Whether nothing in the sources calls the function it stands in.
  package var isUncalled = false
  /// Whether it tries one file after another until one is there.
  package var endsAtFirst = false
  /// Whether sources that are not here may call that function: it is public.
  package var isOffered = false

  /// The programs in which the call is as this says, by their numbers; `nil` means every process that the
  /// file is a part of.
  package var programs: Set<Int>?

  /// Whether all it does is fetch fonts of Apple's.
  package var isOfDownloads: Bool {
    !coverage.isEmpty && coverage.allSatisfy { $0.kind == .downloads }
  }

  /// Whether the call gives the fonts names of their own, as expo-font does.
  package var namesAreGiven = false

  /// - Parameter coverage: what it registers; where `nil`, that could not be determined.
  package init(
    function: String, place: SourcePlace, coverage: [RegisteredFonts]? = nil,
    platforms: Set<String>? = nil, isForTestsOnly: Bool = false
  ) {
    self.function = function
    self.place = place
    self.coverage =
      coverage ?? [RegisteredFonts(.undeterminable("its argument is unknown"), place: place)]
    self.platforms = platforms
    self.isForTestsOnly = isForTestsOnly
  }
}

/// Fonts that a call registers, and where what it names them by is written.
package struct RegisteredFonts: Sendable, Hashable {
  package var kind: Kind
  /// The bundle they are looked for in.
  package var bundle: ResourceBundle
  /// The name as it is written; the call itself where no name is.
  package var place: SourcePlace

  package init(_ kind: Kind, in bundle: ResourceBundle = .unknown, place: SourcePlace) {
    self.kind = kind
    self.bundle = bundle
    self.place = place
  }

  package enum Kind: Sendable, Hashable {
    /// A file by its name, without folders. Where no extension is given, or none is known, the name may
    /// hold it. Where a bundle is asked for it, it is looked for in one folder: at the top (`""`) where
    /// the call names none; `nil` where the folder is not known.
    case file(name: String, extension: String?, folder: String? = nil)
    /// All files with an extension (`nil`: with any), in one folder as a file is.
    case allFiles(withExtension: String?, folder: String? = nil)
    /// Every font in a folder of the bundle, by the folder's name.
    case folder(String)
    /// Every font of the bundle and of those within it.
    case bundle
    /// A data set of an asset catalogue, by its name.
    case dataAsset(String)
    /// What accessors register that are generated when the app is built.
    case generatedAccessors
    /// The same for one face, which the tool names after the font's family and style: `GateSans.semiBold`.
    case generatedAccessor(family: String, style: String)
    /// The same, where the project's tool makes them by a template of the project's own: only fonts that
    /// the tool makes accessors for.
    case templateAccessors
    /// Fonts of Apple's that are not installed: the call fetches them, and brings none of the app's.
    case downloads
    /// It cannot be said which: the reason (`"a file that is downloaded"`).
    case undeterminable(String)
  }
}

/// A bundle as code names it.
package enum ResourceBundle: Sendable, Hashable {
  /// `Bundle.main`
  case main
  /// `Bundle.module`: that of a Swift package's target.
  case module
  /// `Bundle(for: X.self)`
  case ofClass(String)
  /// One of these, or what it is in: the app around an extension.
  case around
  case unknown
}

extension RegisteredFonts {
  /// The file that is registered, as `url(forResource:withExtension:)` is asked for it.
  package var fileName: String? {
    guard case .file(let name, let pathExtension, _) = kind else { return nil }
    return pathExtension.map { name + "." + $0 } ?? name
  }

  /// Why files are not known that only the running app has: none of them is the bundle's own, where the app copies none.
  package static let inWrittenFolder = "a file in a folder that the app writes to"

  /// Why it cannot be said which fonts these are.
  package var reason: String? {
    guard case .undeterminable(let reason) = kind else { return nil }
    return reason
  }
}
