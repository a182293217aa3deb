import FontInspection
import FontResolution
import SourceText

/// The vertical metrics of a family's main face, drawn on the lines that they are.
struct MetricsFigure {
  let main: DrawnFace
  let family: PageFamily
  let sheet: GlyphSheet

  init(_ main: DrawnFace, _ family: PageFamily, _ sheet: GlyphSheet) {
    self.main = main
    self.family = family
    self.sheet = sheet
  }

  private var metrics: FaceMetrics { main.face.metrics }

  /// `nil` where nothing can be drawn, or the font has no lines.
  var values: PageTemplates.Values? {
    let text = Sample(face: main.face).tall
    let line = sheet.line(text, in: main.source)
    let tops = text.unicodeScalars.map { (String($0), sheet.line(String($0), in: main.source)) }
    guard let line, metrics.ascender > metrics.descender else { return nil }
    let em = main.unitsPerEm
    let left = min(line.bounds.xMin, 0) - em / 10
    let right = max(line.bounds.xMax, line.width) + em / 10
    let labels = em * 11 / 10
    let top = max(metrics.ascender, line.bounds.yMax) + em / 12
    let bottom = min(metrics.descender - max(metrics.lineGap, 0), line.bounds.yMin) - em / 12
    return [
      "face": PrintableText.text(main.face.names.fullName ?? main.face.postScriptName ?? ""),
      "label": "\(PrintableText.text(text)) on the lines of the font",
      "box": "\(left) \(-top) \(right - left + labels) \(top - bottom)",
      "glyphs": line.glyphs,
      "gap":
        (metrics.lineGap > 0
        ? [
          "x": left, "y": -metrics.descender, "width": right - left, "height": metrics.lineGap,
        ] as PageTemplates.Values : nil).orNothing,
      "lines": lines(from: left, to: right),
      "beyond": beyond(line, left, right, top, bottom).orNothing,
      "values": numbers,
      "remark": remark(tops).orNothing,
    ]
  }
}

extension MetricsFigure {
  private func lines(from left: Int, to right: Int) -> [PageTemplates.Values] {
    let em = main.unitsPerEm
    let all: [(kind: String, name: String, at: Int?)] = [
      ("edge", "ascender", metrics.ascender), ("inner", "cap height", metrics.capHeight),
      ("inner", "x-height", metrics.xHeight), ("baseline", "baseline", 0),
      ("edge", "descender", metrics.descender),
    ]
    let known = all.compactMap { line in line.at.map { (line.kind, line.name, $0) } }
      .filter { $0.1 == "baseline" || $0.2 != 0 }.sorted { $0.2 > $1.2 }
    var lowest = Int.min
    return known.map { kind, name, at in
      // Labels of lines that lie close together do not touch.
      let place = max(-at + em / 40, lowest == .min ? -at + em / 40 : lowest + em / 12)
      lowest = place
      return [
        "kind": kind, "name": name, "from": left, "to": right, "y": -at,
        "labelX": right + em / 20, "labelY": place, "labelSize": em / 13,
      ]
    }
  }

  /// What of the letters lies outside the line.
  private func beyond(
    _ line: GlyphSheet.Line, _ left: Int, _ right: Int, _ top: Int, _ bottom: Int
  ) -> PageTemplates.Values? {
    guard line.bounds.yMax > metrics.ascender || line.bounds.yMin < metrics.descender else {
      return nil
    }
    return [
      "id": "\(family.anchor)-beyond", "x": left, "width": right - left, "top": -top,
      "topHeight": max(top - metrics.ascender, 0), "bottom": -metrics.descender,
      "bottomHeight": max(metrics.descender - bottom, 0),
    ]
  }

  private var numbers: [PageTemplates.Values] {
    let all: [(String, Int?)] = [
      ("Ascender", metrics.ascender), ("Cap height", metrics.capHeight),
      ("x-height", metrics.xHeight), ("Descender", metrics.descender),
      ("Line gap", metrics.lineGap),
      ("Line height", metrics.ascender - metrics.descender + metrics.lineGap),
    ]
    return all.compactMap { name, units in
      units.map { ["name": name, "em": "\(main.ems($0)) em", "units": "\($0) units"] }
    }
  }

  private func remark(_ letters: [(String, GlyphSheet.Line?)]) -> String? {
    let above = letters.filter { ($0.1?.bounds.yMax ?? 0) > metrics.ascender }
    let below = letters.filter { ($0.1?.bounds.yMin ?? 0) < metrics.descender }
    let parts = [
      above.isEmpty ? nil : "\(names(above)) above the ascender",
      below.isEmpty ? nil : "\(names(below)) below the descender",
    ].compactMap { $0 }
    return parts.isEmpty
      ? nil : "Glyphs reach beyond the line and may be cut off: \(parts.joined(separator: ", "))."
  }

  private func names(_ letters: [(String, GlyphSheet.Line?)]) -> String {
    letters.map { PrintableText.text($0.0) }.unique.joined(separator: " ")
  }
}
