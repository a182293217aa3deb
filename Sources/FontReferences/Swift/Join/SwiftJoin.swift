import SourceText

/// Joins the facts of all files into references: what a name means may stand in another file.
struct SwiftJoin {
  private let files: [SwiftFile]

  init(_ files: [SwiftFile]) {
    self.files = files
  }

  /// The references and registrations, sorted by place.
  func reading() -> ReferenceReading {
    let types = SwiftFontTypes(files)
    let custom = SwiftFontCalls.OwnCustom(
      isDeclared: files.contains { $0.types.contains(where: \.hasCustom) },
      isAddedToFont: files.contains(where: \.addsFontCustom))
    var reading = ReferenceReading()
    for file in files {
      let calls = SwiftFontCalls(file, types: types, custom: custom)
      reading.references += calls.all().map { reference($0, in: file) }
      reading.registrations += file.registrations
    }
    reading.references.sort { ($0.place, $0.api.rawValue) < ($1.place, $1.api.rawValue) }
    reading.registrations.sort { $0.place < $1.place }
    return reading
  }

  private func reference(_ call: SwiftFontCall, in file: SwiftFile) -> FontReference {
    let names =
      call.name.map { SwiftNames(file: file).names(of: $0, in: call.scope) }
      ?? ([], "attributes that are not written here")
    return FontReference(
      api: call.api, place: file.place(call.subject), text: file.written(call.subject),
      candidates: names.candidates, undetermined: names.undetermined,
      platforms: call.platforms.intersection(file.platforms(call.scope)).names,
      isForceUnwrapped: call.isForceUnwrapped)
  }
}
