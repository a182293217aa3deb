import SourceText
import XcodeProjects

extension InfoValues {
  /// - Parameters:
  ///   - root: the property list as it is written.
  ///   - path: the path of the file; empty where the project's tool writes it.
  ///   - settings: the settings that are replaced in it; `nil` where none are.
  init(_ root: PlacedValue, at path: String, settings: BuildSettings? = nil) {
    self.init(path: path)
    if path.isEmpty {
      for entry in root.entries ?? [] {
        guard let text = entry.value.string else { continue }
        texts[entry.key] = [settings?.expand(text) ?? text]
      }
    }
    let written = root["CFBundleIdentifier"]?.string
    guard let settings else {
      identifiers = Set([written].compactMap(\.self))
      return
    }
    identifiers = InfoValues(settings).identifiers
    if let written { identifiers = [settings.expand(written)] }
    for text in root.texts where text.holdsSetting { expansions[text] = [settings.expand(text)] }
  }
}

extension InfoValues {
  /// Of a list that says nothing of the process but what Xcode adds.
  init(_ settings: BuildSettings) {
    self.init(identifiers: Set([settings.value("PRODUCT_BUNDLE_IDENTIFIER")].compactMap(\.self)))
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
