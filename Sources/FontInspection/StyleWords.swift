extension FaceStyle {
  /// The word for the weight, as CSS has it for the nearest hundred: `"Bold"` for 700; `nil` where
  /// the class is not in 1 to 1000. Classes 1 to 10 are the hundreds of old fonts.
  public var weightName: String? {
    weightClass.flatMap(Self.weightName)
  }

  /// The word for a class of `OS/2` usWeightClass; `nil` where it is not in 1 to 1000.
  public static func weightName(ofClass weightClass: Int) -> String? {
    guard (1...1000).contains(weightClass) else { return nil }
    let hundreds = weightClass <= 10 ? weightClass : (weightClass + 50) / 100
    return weightNames[min(max(hundreds, 1), 9) - 1]
  }

  /// The word for the width, as the `OS/2` table's description has it: `"Condensed"` for 3; `nil`
  /// where the class is not in 1 to 9.
  public var widthName: String? { widthClass.flatMap(Self.widthName) }

  /// The word for a class of `OS/2` usWidthClass; `nil` where it is not in 1 to 9.
  public static func widthName(ofClass widthClass: Int) -> String? {
    (1...9).contains(widthClass) ? widthNames[widthClass - 1] : nil
  }

  private static let weightNames = [
    "Thin", "Extra Light", "Light", "Regular", "Medium", "Semibold", "Bold", "Extra Bold", "Black",
  ]

  private static let widthNames = [
    "Ultra Condensed", "Extra Condensed", "Condensed", "Semi Condensed", "Normal", "Semi Expanded",
    "Expanded", "Extra Expanded", "Ultra Expanded",
  ]
}

extension Face {
  /// The height of a line in ems, as Apple platforms have it: (ascender − descender + lineGap) of
  /// `hhea` by unitsPerEm; `nil` for a face without an em (bitmaps).
  public var lineHeight: Double? {
    guard unitsPerEm > 0 else { return nil }
    let total = metrics.ascender - metrics.descender + metrics.lineGap
    return Double(total) / Double(unitsPerEm)
  }
}
