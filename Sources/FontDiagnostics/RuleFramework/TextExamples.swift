extension RuleExample {
  /// An app of some files that declares its fonts; a storyboard's label takes the place of `FONT`.
  static func texts(
    _ title: String, _ files: [String: String], font: String = "GateLatin-Regular",
    fonts: [String]? = nil, fileID: String = #fileID, line: Int = #line
  ) -> RuleExample {
    let fonts = fonts ?? [font + ".ttf"]
    var own = ["App/Info.plist": ManifestText.listing(fonts)]
    for (path, text) in files { own["App/" + path] = text.replacing("FONT", with: font) }
    return RuleExample(
      title, files: own,
      fonts: Dictionary(fonts.map { ("App/Fonts/" + $0, $0) }) { first, _ in first },
      background: ["App/Info.plist"], fileID: fileID, line: line)
  }
}

/// Interface Builder documents with texts, for examples.
enum LabelDocument {
  /// A storyboard with a label.
  static func label(_ text: String, outlet: String? = nil) -> String {
    let connections =
      outlet.map {
        "\n  <outlet property=\"\($0)\" destination=\"a-b-c\" id=\"d-e-f\"/>"
      } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
        <label text="\(text)" id="a-b-c">
          <fontDescription key="fontDescription" name="FONT" pointSize="17"/>
        </label>\(connections)
      </document>

      """
  }
}
