import AppManifest
import FontReferences
import FontResolution
import SourceText

/// A style dictionary and the processes that have it among their resources.
struct StyleDictionaryGroup {
  var dictionary: StyleDictionary
  var group: ProcessGroup
  /// Whether code loads dictionaries through the `ScaledFont` library. Where not, the type that decodes
  /// this one is the app's own, and may forgive more or know more keys.
  var isOfScaledFont: Bool
  /// Whether what decodes it gives up all of it for one wrong entry, as far as the sources show it.
  var isDecodedWhole: Bool

  func diagnostic(
    of rule: any Rule.Type, _ message: String, at place: SourcePlace, severity: Severity? = nil,
    suggestions: [String] = [], notes: [Diagnostic.Note] = [], help: String? = nil, fix: Fix? = nil
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      rule: rule.description.identifier, severity: severity ?? rule.description.severity,
      message: message, place: place, target: group.target, platform: group.platform,
      configurations: group.configurations, suggestions: suggestions, notes: notes, help: help)
    diagnostic.fix = fix
    return diagnostic
  }
}

extension Assessment {
  /// Each style dictionary in each process that has it; one that none has is not the app's.
  var styleDictionaries: [StyleDictionaryGroup] {
    references.styleDictionaries.flatMap { dictionary -> [StyleDictionaryGroup] in
      let path = dictionary.place.path
      let owners = processes.indices.filter { processes[$0].process.sources.contains(path) }
      let groups = groups(of: Array(owners)) { $0.sources != .any }.map(\.group)
      return (processes.isEmpty ? [ProcessGroup(processes: [])] : groups).map { group in
        StyleDictionaryGroup(
          dictionary: dictionary, group: group,
          isOfScaledFont: references.scaledFontUsers.contains(where: group.contains),
          isDecodedWhole: references.scaledFontUsers.union(references.strictStyleTypes)
            .contains(where: group.contains))
      }
    }
  }
}

extension StyleDictionaryGroup {
  /// The entries whose keys are never looked up.
  var unknownEntries: [StyleDictionary.Entry] {
    let form = dictionary.form
    return dictionary.entries.filter { $0.form != form }
  }

  /// The key that an unknown one was meant to be; `nil` where none that is missing is near.
  func meantKey(_ entry: StyleDictionary.Entry) -> String? {
    let form = dictionary.form
    if let style = entry.style { return style.key(form) }
    let missing = TextStyle.common.filter { !dictionary.styles.contains($0) }
    if isOfScaledFont, let style = Self.uiKitNames[entry.key], missing.contains(style) {
      return style.key(form)
    }
    let keys = missing.map { $0.key(form) }.filter { $0.withoutNumber != entry.key.withoutNumber }
    let inOtherCase = keys.first { $0.lowercased() == entry.key.lowercased() }
    return inOtherCase ?? EditDistance.nearest(to: entry.key, among: keys)
  }

  private static let uiKitNames: [String: TextStyle] = [
    "title1": .title, "caption1": .caption, "subhead": .subheadline,
  ]
}

extension String {
  /// `title4` is another style of the same app, and no misspelt `title`.
  fileprivate var withoutNumber: Substring {
    self[..<(lastIndex { !$0.isNumber }.map(index(after:)) ?? startIndex)]
  }
}
