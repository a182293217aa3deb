import FontInspection

/// Texts that show what a face looks like, chosen by the characters that it has.
struct Sample {
  let face: Face

  /// As many characters of a face are looked at for some that can be seen.
  private static let mostLookedAt = 10_000

  /// A few letters: `Ag`, or the first characters of a face that has others.
  var letters: String {
    first(of: ["Ag", "Αγ", "Аб", "永", "한", "あ", "अ", "ก", "א", "ب"]) ?? picks(2)
  }

  /// Two letters of the weights: `Aa`.
  var pair: String { has("Aa") ? "Aa" : letters }

  /// A text if the face has all of its characters, else something of the face's own.
  func text(_ wanted: String) -> String {
    has(wanted) ? wanted : first(of: Self.lines) ?? picks(8)
  }

  /// A sentence.
  var sentence: String { text(Self.lines[0]) }

  /// Figures, if the face has them.
  var figures: String? { has("0123456789") ? "0123456789 &?!" : nil }

  /// Lines in other scripts that the face has whole, besides the sentence.
  var otherScripts: [String] {
    Self.lines.dropFirst().filter { has($0) && $0 != sentence }.prefix(4).map { $0 }
  }

  /// What the vertical metrics are shown with.
  var tall: String { first(of: ["ÉHxÅgjp", "Hxgjp", "ΆΗχγφ", "АЙхруф"]) ?? text("Hx") }

  /// Whether the face has every character of a text but its spaces.
  func has(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0 == " " || face.coverage.contains($0) }
  }

  private func first(of texts: [String]) -> String? { texts.first(where: has) }

  /// The first characters of the face that can be seen.
  private func picks(_ count: Int) -> String {
    var text = String.UnicodeScalarView()
    // A range may hold a million characters, none of which can be seen.
    var left = Self.mostLookedAt
    for value in face.coverage.ranges.joined() {
      guard text.count < count, left > 0 else { break }
      left -= 1
      guard let scalar = Unicode.Scalar(value), !PrintableText.isHidden(scalar), scalar != " "
      else { continue }
      text.append(scalar)
    }
    return String(text)
  }

  /// Sentences that have most letters of their script; where a script joins its letters, the letters by themselves.
  private static let lines = [
    "Sphinx of black quartz, judge my vow",
    "Đường phố Hà Nội đẹp biết mấy",
    "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία",
    "Съешь же ещё этих мягких булок",
    "א ב ג ד ה ו ז ח ט י כ ל מ נ",
    "ا ب ت ث ج ح خ د ذ ر ز س ش",
    "अ आ इ ई उ ऊ क ख ग घ च छ",
    "ก ข ค ง จ ฉ ช ซ ญ ด ต",
    "いろはにほへと 永遠の東国",
    "다람쥐 헌 쳇바퀴",
    "永字八法 天地玄黃",
  ]
}
