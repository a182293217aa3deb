import FontInspection

/// A family's weights in a line for each width: `weights 400 700, italic 400`.
enum LadderText {
  /// Nothing for a family of one member: its line says it all.
  static func lines(of family: FontFamily) -> [String] {
    guard family.members.count > 1 else { return [] }
    return family.ladders.map { ladder in
      var word = ""
      if ladder.width != 5, let name = FaceStyle.widthName(ofClass: ladder.width) {
        word = name.lowercased() + " "
      }
      let slopes = [("", ladder.uprightWeights), ("italic ", ladder.italicWeights)]
      let parts = slopes.filter { !$0.1.isEmpty }.map { slope, weights in
        slope + weights.map(String.init).joined(separator: " ")
      }
      return "\(word)weights " + parts.joined(separator: ", ")
    }
  }
}
