import SourceText

/// Every rule fontgate has.
package enum RuleCatalogue {
  /// Sorted by identifier.
  package static let all: [any Rule.Type] = [
    BuiltInFontName.self,
    BundledAppleFont.self,
    ChangedLockedFont.self,
    DamagedFontTable.self,
    DuplicateManifestEntry.self,
    DuplicatePostScriptName.self,
    EmptyFontName.self,
    EscapingManifestPath.self,
    FamilyNameUsed.self,
    FixedSizeFont.self,
    FontNameCase.self,
    FontNotInTarget.self,
    ForceUnwrappedFont.self,
    FullNameUsed.self,
    HiddenNamedInstance.self,
    InconsistentLineMetrics.self,
    InconsistentPostScriptName.self,
    InconsistentStyle.self,
    IneffectiveFontKey.self,
    InvalidPostScriptName.self,
    MalformedManifest.self,
    MalformedStyleDictionary.self,
    MisleadingFileName.self,
    MissingBoldFace.self,
    MissingCharacters.self,
    MissingFontFile.self,
    MissingFontVariant.self,
    MissingLanguageCharacters.self,
    MissingLockedFont.self,
    MissingManifest.self,
    MissingStyleDictionary.self,
    MissingTextStyle.self,
    NothingToCheck.self,
    PrivateSystemFont.self,
    RedundantFontVariant.self,
    RestrictedEmbedding.self,
    RiskyLineMetrics.self,
    ScaledTwice.self,
    SplitFamily.self,
    StaleBaseline.self,
    SuperfluousSuppression.self,
    TextBelowMinimumSize.self,
    UnavailableSystemFont.self,
    UndeterminedFontName.self,
    UnknownFontName.self,
    UnknownTextStyle.self,
    UnlistedFont.self,
    UnlockedFont.self,
    UnreadableFont.self,
    UnregisteredFont.self,
    UnsupportedFontFormat.self,
    UnusedFont.self,
    WrongFontExtension.self,
    WrongFontsPath.self,
  ]

  /// The rule with this identifier.
  package static func rule(_ identifier: String) -> (any Rule.Type)? {
    all.first { $0.description.identifier == identifier }
  }

  /// The identifier that was probably meant; `nil` where none is near.
  package static func nearest(to identifier: String) -> String? {
    let meant = identifier.lowercased().replacing("-", with: "_")
    return EditDistance.nearest(to: meant, among: all.map { $0.description.identifier })
  }
}
