/// What `@expo-google-fonts` calls fonts: `OpenSans_700Bold`, for the file, and for what `useFonts` is given.
package enum GoogleFont {
  /// Whether a package of Google's fonts may export a name: all fonts are called `Family_400Regular` or
  /// `Family_400Regular_Italic`; in the first releases the weight came last, `Family_Regular400`.
  ///
  /// - Parameter version: the numbers of the package's version; none where it is not known.
  package static func isExport(_ name: String, of version: [Int] = []) -> Bool {
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 && parts[2] == "Italic" else { return false }
    let isOld = version.isEmpty || version.prefix(2) == [0, 0]
    let weights =
      [parts[1].prefix(while: \.isNumber)] + (isOld ? [parts[1].drop { !$0.isNumber }] : [])
    return !parts[0].isEmpty
      && weights.contains { weight in
        weight.count == 3 && weight.hasSuffix("00") && weight.allSatisfy(\.isNumber)
          && parts[1].count > weight.count
      }
  }

  /// The names that a font of Google's has by itself, the usual one last: `OpenSans_700Bold_Italic` is the face
  /// `OpenSans-BoldItalic` of the family `Open Sans`. An italic of the regular weight is called `OpenSans-Italic`;
  /// older files of some families say `RegularItalic`.
  package static func names(of export: String) -> [String] {
    let parts = export.split(separator: "_")
    guard let family = parts.first, parts.count > 1 else { return [] }
    let style = String(parts.dropFirst().joined().filter { !$0.isNumber })
    var spaced = ""
    for (index, letter) in family.enumerated() {
      let before = spaced.last
      if index > 0, letter.isUppercase, before?.isLowercase == true { spaced.append(" ") }
      spaced.append(letter)
    }
    let names = [spaced, family + "-" + style]
    return style == "RegularItalic" ? names + [family + "-Italic"] : names
  }
}
