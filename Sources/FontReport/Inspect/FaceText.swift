import FontInspection

/// Facts of a face in a few words.
enum FaceText {
  /// `600 Semibold`, or nothing where the font does not say.
  static func weight(_ style: FaceStyle) -> String {
    [style.weightClass.map { "\($0)" }, style.weightName].compactMap { $0 }
      .joined(separator: " ")
  }

  /// `5 Normal`, or nothing where the font does not say.
  static func width(_ style: FaceStyle) -> String {
    [style.widthClass.map { "\($0)" }, style.widthName].compactMap { $0 }.joined(separator: " ")
  }

  /// `Weight (wght) 100 to 900, default 400`.
  static func axis(_ axis: VariationAxis) -> String {
    let range = "\(PlainNumber.text(axis.minimum)) to \(PlainNumber.text(axis.maximum))"
    let name = axis.name.map { "\($0) (\(axis.tag))" } ?? axis.tag
    let hidden = axis.isHidden ? ", hidden" : ""
    return "\(name) \(range), default \(PlainNumber.text(axis.defaultValue))\(hidden)"
  }

  /// `wght 600, wdth 100`.
  static func coordinates(_ instance: NamedInstance) -> String {
    instance.coordinates.map { "\($0.tag) \(PlainNumber.text($0.value))" }.joined(separator: ", ")
  }

  /// What fsType allows: `installable`, `previewAndPrint, no subsetting`.
  static func embedding(_ permission: EmbeddingPermission) -> String {
    let level =
      switch permission.level {
      case .installable: "installable"
      case .restricted: "restricted (owner's permission required)"
      case .previewAndPrint: "preview and print"
      case .editable: "editable"
      }
    return level + (permission.forbidsSubsetting ? ", no subsetting" : "")
      + (permission.allowsBitmapsOnly ? ", bitmaps only" : "")
  }

  /// How a license begins: its first line, as far as a few lines of a terminal hold it. Some fonts
  /// carry the whole text, which `--format json` and `--all-names` give.
  static func license(_ text: String) -> String {
    let first = text.prefix { !$0.isNewline }
    guard first.count > longestLicense else {
      return first.endIndex == text.endIndex ? text : first + " …"
    }
    let words = first.prefix(longestLicense).split(separator: " ").dropLast()
    return words.joined(separator: " ") + " …"
  }

  private static let longestLicense = 240

  /// The bits that say bold, italic and regular, by name.
  static func bits(_ style: FaceStyle) -> String {
    let selection = named(
      style.selectionBits, "fsSelection",
      [
        (0, "italic"), (5, "bold"), (6, "regular"), (7, "typographic metrics"), (8, "WWS"),
        (9, "oblique"),
      ])
    let macStyle = named(style.macStyleBits, "macStyle", [(0, "bold"), (1, "italic")])
    return [selection, macStyle].compactMap { $0 }.joined(separator: "; ")
  }

  private static func named(
    _ bits: Int?, _ field: String, _ names: [(bit: Int, name: String)]
  ) -> String? {
    guard let bits else { return nil }
    let set = names.filter { bits >> $0.bit & 1 == 1 }.map(\.name)
    return "\(field) " + (set.isEmpty ? "none" : set.joined(separator: ", "))
  }
}
