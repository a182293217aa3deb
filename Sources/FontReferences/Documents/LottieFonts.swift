import NameFlow
import SourceText

/// The fonts of a Lottie animation: its text layers name them, its list says what each is.
///
/// Lottie for iOS gives the name to `CTFontCreateWithName` as it stands, without a look at the list.
enum LottieFonts {
  /// What an animation asks for; `nil` where a document is none.
  static func references(in root: PlacedValue, _ player: LottiePlayer) -> [FontReference]? {
    guard root["v"] != nil, root["fr"] != nil, let layers = root["layers"]?.array else {
      return nil
    }
    let composed = (root["assets"]?.array ?? []).flatMap { $0["layers"]?.array ?? [] }
    let asked = (layers + composed).flatMap(names)
    let listed = (root["fonts"]?["list"]?.array ?? []).compactMap { $0["fName"] }
    var seen: Set<String> = []
    return asked.compactMap { name -> FontReference? in
      guard let text = name.string, seen.insert(text).inserted else { return nil }
      let place = listed.first { $0.string == text }?.place ?? name.place
      return FontReference(
        api: .lottie, place: place, text: text,
        candidates: [
          NameCandidate(
            name: text, place: place, certainty: .literal, isReachable: player == .standard)
        ])
    }
  }

  /// The names in the keyframes of a text layer.
  private static func names(in layer: PlacedValue) -> [PlacedValue] {
    guard layer["ty"]?.content == .number(5) else { return [] }
    return (layer["t"]?["d"]?["k"]?.array ?? []).compactMap { $0["s"]?["f"] }
  }
}
