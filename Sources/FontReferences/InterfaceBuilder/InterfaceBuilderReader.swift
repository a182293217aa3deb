import NameFlow
package import SourceText

/// Reads which fonts storyboards and xibs ask for.
///
/// The fonts that a document brings with it (`customFonts`) are the manifest's, not references.
package struct InterfaceBuilderReader: Sendable {
  package init() {}

  /// Every attribute that names a font, in the order of the documents and within each.
  /// - Parameters:
  ///   - code: the sources; a document that none of them loads is asked for nothing.
  ///   - manifests: files that may say which storyboards the system loads; `nil` where some are not here.
  package func read(
    _ documents: [InterfaceDocument], code: [SourceText] = [], manifests: [String]? = nil
  ) -> ReferenceReading {
    var reading = ReferenceReading()
    var unloaded = UnloadedDocuments()
    var storyboards = UnloadedStoryboards()
    var unreached = UnreachedScenes()
    var outlets: [SourcePlace: Set<String>] = [:]
    var leading: [SourcePlace: Set<ReplacedFonts.Outlet>] = [:]
    for document in documents {
      switch document.fonts {
      case .success(let fonts):
        let owned = Dictionary(document.attributes.map { ($0.text.place, $0) }) { first, _ in
          first
        }
        reading.references += fonts.references.filter { !isFollowed($0, owned, in: code) }
        outlets.merge(fonts.outlets) { first, _ in first }
        leading.merge(fonts.owned) { first, _ in first }
        if fonts.count > ReferenceReading.mostReferences {
          reading.unchecked.append(ReferenceReading.cut(document.path, naming: fonts.count))
        }
        if !fonts.references.isEmpty {
          unloaded.add(document.path, owner: fonts.owner, classes: fonts.classes)
          storyboards.add(document.path, fonts)
          unreached.add(document)
        }
      case .failure(let error):
        reading.unchecked.append(UncheckedFile(path: document.path, reason: error.reason))
      }
      reading.comments += document.text.toolComments(.markup)
    }
    leave(textsOf: &reading.references, led: outlets, code)
    let idle = unloaded.paths(among: code, and: documents)
      .union(storyboards.paths(among: code, and: documents, manifests: manifests))
    let isUnreached = unreached.contain(among: code, documents)
    let replaced = ReplacedFonts.replaced(
      leading.values.reduce(into: []) { $0.formUnion($1) }, in: code)
    for index in reading.references.indices
    where idle.contains(reading.references[index].place.path)
      || isUnreached(reading.references[index].place)
      || leading[reading.references[index].place]?.isDisjoint(with: replaced) == false
    {
      reading.references[index].leaveUnreached()
    }
    return reading
  }

  /// Leaves out the texts that code sets anew, or whose fonts it sets.
  private func leave(
    textsOf references: inout [FontReference], led outlets: [SourcePlace: Set<String>],
    _ code: [SourceText]
  ) {
    let set = OutletTexts.set(outlets.values.reduce(into: []) { $0.formUnion($1) }, in: code)
    guard !set.isEmpty else { return }
    for index in references.indices
    where outlets[references[index].place]?.isDisjoint(with: set) == false {
      for candidate in references[index].candidates.indices {
        references[index].candidates[candidate].texts = []
      }
    }
  }

  /// Whether the class of an object is the sources', as far as to the platform's, and nothing in them has the name
  /// that an attribute sets: setting it does nothing.
  private func hasNoProperty(_ value: InterfaceAttributes.Value, in code: [SourceText]) -> Bool {
    let name = Needles(words: [value.property])
    guard !code.contains(where: name.occur) else { return false }
    var type = value.type
    for _ in 0..<8 {
      let heads = [
        "class \(type):", "class \(type) :", "@interface \(type) :", "@interface \(type):",
      ]
      let parent = code.lazy.compactMap { text in
        heads.lazy.compactMap { text.word(behind: $0) }.first
      }.first
      guard let parent else { return false }
      if parent.hasPrefix("UI") || parent.hasPrefix("NS") { return true }
      type = parent
    }
    return false
  }

  /// Whether the sources have the property that an attribute sets: then they say what becomes of it.
  private func isFollowed(
    _ reference: FontReference, _ owned: [SourcePlace: InterfaceAttributes.Value],
    in code: [SourceText]
  ) -> Bool {
    guard reference.api == .userDefinedRuntimeAttribute else { return false }
    if let value = owned[reference.place] {
      let classes = Needles(words: ["class \(value.type)", "@implementation \(value.type)"])
      let properties = Self.declarations(of: value.property)
      let isOwn = code.contains { classes.occur(in: $0) && properties.occur(in: $0) }
      if isOwn || hasNoProperty(value, in: code) { return true }
    }
    guard let reason = reference.undetermined, let start = reason.firstIndex(of: "'"),
      let end = reason.lastIndex(of: "'"), start < end
    else { return false }
    let key = reason[reason.index(after: start)..<end]
    guard !key.contains(".") else { return false }
    let properties = Self.declarations(of: key)
    return code.contains { properties.occur(in: $0) }
  }

  private static func declarations(of property: some StringProtocol) -> Needles {
    Needles(words: ["var \(property)", "*\(property)", "* \(property)"])
  }
}

extension FontReference {
  /// Whether anything asks for its names is not known.
  fileprivate mutating func leaveUnreached() {
    isLive = false
    for index in candidates.indices {
      candidates[index].isReachable = false
      candidates[index].isLive = false
    }
  }
}

extension SourceText {
  /// The word that stands behind some text, be it after spaces.
  fileprivate func word(behind text: String) -> String? {
    let needle = Array(text.utf8)
    guard let start = utf8.firstIndex(of: needle, in: 0..<utf8.count) else { return nil }
    let rest = utf8[(start + needle.count)...].drop { $0 == UInt8(ascii: " ") }
    return String(decoding: rest.prefix { $0.isIdentifier }, as: UTF8.self)
  }
}
