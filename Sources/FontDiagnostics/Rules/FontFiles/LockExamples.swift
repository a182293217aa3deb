extension RuleExample {
  /// An app with one font and a lock with some faces.
  static func locked(
    _ title: String, _ faces: [String],
    code: String = #"let text = Font.custom("GateSans-Regular", size: 17)"#, marked: [String] = [],
    severity: Severity? = nil, fileID: String = #fileID, line: Int = #line
  ) -> RuleExample {
    let list = faces.map { "    \($0)" }.joined(separator: ",\n")
    let lock = "{\n  \"faces\" : [\n\(list)\n  ],\n  \"schemaVersion\" : 1\n}\n"
    return RuleExample(
      title,
      files: [
        "fontgate.lock": lock, "App/AppFonts.swift": code + "\n",
        "App/Info.plist": ManifestText.listing(["GateSans-Regular.ttf"]),
      ],
      fonts: ["App/Fonts/GateSans-Regular.ttf": "GateSans-Regular.ttf"], marked: marked,
      severity: severity, background: ["App/Info.plist"], fileID: fileID, line: line)
  }
}
