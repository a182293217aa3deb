/// The fonts of themes of React Native Paper.
extension Evaluator {
  /// `configureFonts({ config: … })`: the package's fonts, each with what is given under its name, or with what is given
  /// for all of them; other names are kept. Its second generation is given fonts for each platform.
  func fontsOfPaper(_ options: Lazy?, _ spot: Program.Spot, _ frame: Frame) -> Values {
    guard let options else { return Values(.record(fonts(spot, frame))) }
    return values(options).flatMap { item in
      guard case .record(let record) = item.value else { return unknownFonts(item) }
      guard let config = record["config"] else {
        return isByPlatform(record) ? selected(item) : .unknown("the fonts of a theme")
      }
      return values(config, of: item).flatMap { item in
        guard case .record(let given) = item.value else { return unknownFonts(item) }
        return isByPlatform(given) ? selected(item) : fonts(given, item, spot, frame)
      }
    }
  }

  private func unknownFonts(_ item: Possible) -> Values {
    switch item.value {
    case .open, .unknown: Values(item: item)
    default: .unknown("the fonts of a theme")
    }
  }

  private func isByPlatform(_ record: Record) -> Bool {
    !record.names.isEmpty && record.names.allSatisfy(Self.platforms.contains)
  }

  private func fonts(
    _ given: Record, _ item: Possible, _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    let fields = given.names.compactMap { name in given[name].map { (name, values($0, of: item)) } }
    if let open = fields.lazy.compactMap(\.1.openFrame).first { return Values(.open(open)) }
    let isOfAll = fields.allSatisfy { field in
      !field.1.items.contains { if case .record = $0.value { true } else { false } }
    }
    if isOfAll { return Values(.record(fonts(spot, frame) { _ in Values(item: item) })) }
    let parts = Dictionary(fields) { $1 }
    var record = fonts(spot, frame) { parts[$0] }
    for (name, font) in fields where record[name] == nil {
      record.set(name, Record.Field(values: [.known(font)]))
    }
    record.isOpen = given.isOpen
    return Values(.record(record))
  }

  /// The package's fonts, which are the system's on iOS where nothing else is given for one.
  private func fonts(
    _ spot: Program.Spot, _ frame: Frame, given: (String) -> Values? = { _ in nil }
  ) -> Record {
    var own = Record(spot, frame)
    own.isOpen = true
    let family = Record.Field(values: [.known(Values(.text("System")))])
    own.set("fontFamily", family)
    var record = Record(spot, frame)
    for name in Self.fontsOfPaper {
      let font = given(name).map { given in
        given.map { item in
          guard case .record(var font) = item.value else { return item }
          if font["fontFamily"] == nil, !font.isOpen { font.set("fontFamily", family) }
          font.isOpen = true
          return Possible(value: .record(font), trail: item.trail)
        }
      }
      record.set(name, Record.Field(values: [.known(font ?? Values(.record(own)))]))
    }
    return record
  }

  private static let platforms: Set<String> = [
    "android", "default", "ios", "macos", "native", "web", "windows",
  ]

  private static let fontsOfPaper =
    ["display", "headline", "title", "label", "body"].flatMap { role in
      ["Large", "Medium", "Small"].map { role + $0 }
    } + ["default"]
}
