package import AppManifest
package import FontReferences
import FontResolution
import SourceText

/// The fonts of text styles, and how large each is drawn at every content size category:
/// `fontgate explain --text-styles`.
package struct TextStyleTable: Sendable {
  /// A style, its font and its size at Large in points.
  private struct Row {
    var label: String
    var style: TextStyle?
    var font: String
    var size: Double?
  }

  private let title: String
  private let rows: [Row]
  private let platform: Platform
  private let width: Int
  /// Whether the sizes are the platform's, which says them for each category.
  private let isSystem: Bool
  private var dynamicType: DynamicType { DynamicType.on(platform) }

  /// A style dictionary's.
  /// - Parameters:
  ///   - platform: visionOS publishes no sizes; those of iOS are shown.
  ///   - width: the columns of the terminal.
  ///   - currentDirectory: the folder that relative paths are relative to, absolute.
  package init(
    _ dictionary: StyleDictionary, on platform: Platform, width: Int, currentDirectory: String
  ) {
    self.title = ReportPaths(currentDirectory: currentDirectory).relative(dictionary.place.path)
    self.platform = platform == .visionOS ? .iOS : platform
    self.width = width
    isSystem = false
    rows = dictionary.entries.map { entry in
      Row(
        label: PrintableText.text(entry.key), style: entry.style,
        font: entry.font.map { PrintableText.text($0.value) } ?? "-", size: entry.size?.value)
    }
  }

  /// The platform's own, in its system font.
  package init(of platform: Platform, width: Int) {
    self.title = "system font"
    self.platform = platform == .visionOS ? .iOS : platform
    self.width = width
    isSystem = true
    let styles = DynamicType.on(self.platform).styles
    let large = DynamicType.on(self.platform).categories.firstIndex(of: .large) ?? 0
    rows = TextStyle.allCases.compactMap { style in
      guard let sizes = styles[style]?.sizes, sizes.indices.contains(large) else { return nil }
      return Row(label: style.rawValue, style: style, font: "system", size: sizes[large])
    }
  }

  package var text: String {
    var lines = ["\(PrintableText.text(title)) (\(platform.name))"]
    if dynamicType.categories.isEmpty {
      lines.append("text does not scale on this platform")
      lines += table(of: 0..<0) { _, _ in nil }
    } else if isSystem {
      lines += table(of: dynamicType.categories.indices) { row, index in
        row.style.flatMap { dynamicType.styles[$0]?.sizes[index] }
      }
    } else {
      lines += scaledTables
    }
    lines += rows.filter { $0.style == nil }.map { "\($0.label) is not a text style" }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension TextStyleTable {
  private var scaledTables: [String] {
    let roundings: [(String, DynamicType.Rounding)] = [
      ("SwiftUI, Font.custom(_:size:relativeTo:), rounded to points", .wholePoints),
      ("UIKit, UIFontMetrics, at 3x scale", .pixels(perPoint: 3)),
    ]
    return roundings.flatMap { title, rounding in
      ["", title + ":"]
        + table(of: dynamicType.categories.indices) { row, index in
          guard let style = row.style, let size = row.size else { return nil }
          return dynamicType.scaled(
            size, style, at: dynamicType.categories[index], rounding: rounding)
        }
    }
  }

  /// The rows below their heads: the categories beside one another where the terminal has room, else
  /// those for accessibility below the others.
  private func table(of indices: Range<Int>, size: (Row, Int) -> Double?) -> [String] {
    let fixed =
      [["style", "font", "size"]]
      + rows.map { row in
        [row.label, row.font, row.size?.inPoints ?? "-"]
      }
    let heads = indices.map { dynamicType.categories[$0].abbreviation }
    let body = [heads] + rows.map { row in indices.map { size(row, $0)?.inPoints ?? "-" } }
    let labels = fixed.columnWidths
    let widths = body.columnWidths
    let start = labels.reduce(0) { $0 + $1 + 2 }
    return chunks(of: widths, heads, in: width - start).enumerated().flatMap { index, columns in
      (index > 0 ? [""] : [])
        + zip(fixed, body).map { left, right in
          let label = [
            left[0].padded(to: labels[0]), left[1].padded(to: labels[1]),
            left[2].padded(to: labels[2], atEnd: false),
          ].joined(separator: "  ")
          return columns.reduce(label) {
            $0 + " " + right[$1].padded(to: widths[$1], atEnd: false)
          }
        }
    }
  }

  /// The columns that stand beside one another; one at least, however narrow the terminal is.
  private func chunks(of widths: [Int], _ heads: [String], in room: Int) -> [Range<Int>] {
    let fitsWhole = widths.reduce(0) { $0 + $1 + 1 } <= room
    var chunks: [Range<Int>] = []
    var start = 0
    var used = 0
    for (index, width) in widths.enumerated() {
      let isBreak = !fitsWhole && heads[index] == ContentSizeCategory.accessibility1.abbreviation
      if index > start, isBreak || used + width + 1 > room {
        chunks.append(start..<index)
        (start, used) = (index, 0)
      }
      used += width + 1
    }
    return chunks + [start..<widths.count]
  }
}

extension [[String]] {
  /// How wide each column has to be.
  fileprivate var columnWidths: [Int] {
    (0..<(first?.count ?? 0)).map { column in
      map { $0[column].displayWidth }.max() ?? 0
    }
  }
}

extension String {
  fileprivate var displayWidth: Int { reduce(0) { $0 + DisplayWidth.columns($1) } }

  fileprivate func padded(to width: Int, atEnd: Bool = true) -> String {
    let space = String(repeating: " ", count: max(0, width - displayWidth))
    return atEnd ? self + space : space + self
  }
}

extension Double {
  /// `17`, `16.33`
  fileprivate var inPoints: String {
    guard abs(self) < 1e9 else { return "-" }
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)" }
    let digits = rest.magnitude < 10 ? "0\(rest.magnitude)" : "\(rest.magnitude)"
    return "\(hundredths < 0 && whole == 0 ? "-" : "")\(whole).\(digits)"
  }
}

extension ContentSizeCategory {
  /// `XS`, `AX5`
  var abbreviation: String {
    switch self {
    case .xSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "XL"
    case .xxLarge: "XXL"
    case .xxxLarge: "XXXL"
    case .accessibility1: "AX1"
    case .accessibility2: "AX2"
    case .accessibility3: "AX3"
    case .accessibility4: "AX4"
    case .accessibility5: "AX5"
    }
  }
}
