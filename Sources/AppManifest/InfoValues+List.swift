import SourceText
import XcodeProjects

extension InfoValues {
  /// - Parameters:
  ///   - root: the property list as it is written.
  ///   - path: the path of the file; empty where the project's tool writes it.
  ///   - settings: the settings that are replaced in it; `nil` where none are.
  ///   - isWhole: whether all files of settings are there.
  init(
    _ root: PlacedValue, at path: String, settings: BuildSettings? = nil, isWhole: Bool = true
  ) {
    self.init(path: path)
    if path.isEmpty {
      for entry in root.entries ?? [] {
        let text = entry.value.string.map { settings?.expand($0) ?? $0 }
        texts[entry.key] = Set([text].compactMap(\.self))
      }
    }
    let written = root["CFBundleIdentifier"]?.string
    guard let settings else {
      identifiers = Set([written].compactMap(\.self))
      return
    }
    identifiers = InfoValues(settings, isWhole: isWhole).identifiers
    if let written, ![Self.reference, "${PRODUCT_BUNDLE_IDENTIFIER}"].contains(written) {
      identifiers = [settings.expand(written)]
    }
    for text in root.texts where text.holdsSetting { expansions[text] = [settings.expand(text)] }
  }
}

extension InfoValues {
  private static let reference = "$(PRODUCT_BUNDLE_IDENTIFIER)"
  /// The setting by which the process has another identifier on the Mac.
  static let catalystSetting = "DERIVE_MACCATALYST_PRODUCT_BUNDLE_IDENTIFIER"

  /// Of a list that says nothing of the process but what Xcode adds.
  ///
  /// - Parameter isWhole: whether all files of settings are there.
  init(_ settings: BuildSettings, isWhole: Bool) {
    let key = "PRODUCT_BUNDLE_IDENTIFIER"
    let identifier = settings.expand(Self.reference)
    self.init(identifiers: [identifier])
    // Other builds may have another one: for the simulator, or by a file that each developer has of their own.
    let isOfFile = settings.place(key)?.path.hasSuffix(".xcconfig") == true
    if settings.isConditional(key) || isOfFile && !isWhole { identifiers.insert(Self.reference) }
    if settings.isOn(Self.catalystSetting) {
      identifiers.insert("maccatalyst." + identifier)
    }
  }
}

extension PlacedValue {
  /// All texts in it but keys.
  fileprivate var texts: [String] {
    var found: [String] = []
    var pending = [self]
    while let value = pending.popLast() {
      if let text = value.string { found.append(text) }
      pending += value.array ?? []
      pending += (value.entries ?? []).map(\.value)
    }
    return found
  }
}
