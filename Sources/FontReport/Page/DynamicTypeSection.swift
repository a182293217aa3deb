import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// The sizes that code uses fonts at, and what becomes of them as the user's text size changes.
struct DynamicTypeSection {
  let report: Report
  let paths: ReportPaths
  let sheet: GlyphSheet

  private static let most = 60
  private static let mostPlaces = 3
  private static let sample = "Quick brown fox"

  /// A font at a size, and what scales it.
  private struct Row: Hashable {
    var font: String
    var face: FaceIdentity?
    var points: Double
    var growth: Growth
    var platform: Platform

    enum Growth: Hashable {
      /// With a text style.
      case style(TextStyle)
      /// With a style that is not known.
      case unknown
      case never
    }
  }

  /// `nil` where no size is known.
  var values: PageTemplates.Values? {
    let known = rows.filter { $0.0.points > 0 && $0.0.points < 500 }
    guard !known.isEmpty else { return nil }
    let places = Dictionary(grouping: known) { $0.0 }.mapValues { $0.map(\.1).unique }
    // Rows that look alike may be of different faces: they stand as they come.
    let sorted = known.map(\.0).unique.enumerated()
      .map { (row: $0.element, order: (Self.order($0.element), $0.offset)) }
      .sorted { $0.order < $1.order }.map(\.row)
    let growing = sorted.count { Self.grows($0) }
    let rest = sorted.count - Self.most
    let all = SummaryLine.number(sorted.count, "size")
    return [
      "lead": growing == sorted.count
        ? "\(all), each at the smallest, the default, and the largest text size."
        : "\(growing) of \(all) \(growing == 1 ? "grows" : "grow") with the text size that the user chooses.",
      "items": sorted.prefix(Self.most).map { values($0, places[$0] ?? []) },
      "rest": rest > 0 ? rest : false as Any,
    ]
  }
}

extension DynamicTypeSection {
  private var rows: [(Row, SourcePlace)] {
    let named = report.assessment.names.flatMap { name -> [(Row, SourcePlace)] in
      guard let candidate = name.candidate else { return [] }
      let answer = name.resolutions.first { $0.outcome.isFound } ?? name.resolutions.first
      let platform = answer.flatMap { self.platform(of: $0.process) } ?? .iOS
      return candidate.sizes.map { size in
        let growth: Row.Growth =
          size.style.map { .style($0) } ?? (grows(name, candidate) ? .unknown : .never)
        return (
          Row(
            font: candidate.name, face: answer?.face, points: size.points, growth: growth,
            platform: platform), size.place
        )
      }
    }
    let answers = self.answers
    return named
      + report.assessment.references.styleDictionaries.flatMap { rows(of: $0, answers) }
  }

  /// What finds each name first.
  private var answers: [String: Resolution] {
    let found = report.assessment.names.compactMap { name -> (String, Resolution)? in
      guard let candidate = name.candidate,
        let answer = name.resolutions.first(where: { $0.outcome.isFound })
      else { return nil }
      return (candidate.name, answer)
    }
    return Dictionary(found) { first, _ in first }
  }

  private func rows(
    of dictionary: StyleDictionary, _ answers: [String: Resolution]
  ) -> [(Row, SourcePlace)] {
    dictionary.entries.compactMap { entry in
      guard let style = entry.style, let font = entry.font?.value, let size = entry.size else {
        return nil
      }
      let answer = answers[font]
      let platform = answer.flatMap { self.platform(of: $0.process) } ?? .iOS
      return (
        Row(
          font: font, face: answer?.face, points: size.value, growth: .style(style),
          platform: platform), entry.keyPlace
      )
    }
  }

  private func grows(_ name: ResolvedName, _ candidate: NameCandidate) -> Bool {
    candidate.isScaled || name.uses.contains { $0.api == .fontCustomRelative }
  }

  private func platform(of process: Int) -> Platform? {
    guard report.assessment.processes.indices.contains(process) else { return nil }
    return report.assessment.processes[process].process.platform
  }

  private static func grows(_ row: Row) -> Bool { row.growth != .never }

  private static func order(_ row: Row) -> String {
    let growth: (Int, String) =
      switch row.growth {
      case .style(let style): (0, "\(1000 + (TextStyle.allCases.firstIndex(of: style) ?? 0))")
      case .unknown: (1, "")
      case .never: (2, "")
      }
    return
      "\(growth.0)\(growth.1) \(10_000 - Int(row.points * 8)) \(row.font) \(row.platform.rawValue)"
  }
}

extension DynamicTypeSection {
  private func values(_ row: Row, _ places: [SourcePlace]) -> PageTemplates.Values {
    let face = row.face.flatMap {
      PageFamily.face(
        named: $0.postScriptName, in: report.assessment.catalogue.files, at: $0.path)
    }
    let text = face.map { Sample(face: $0.face).text(Self.sample) } ?? Self.sample
    let steps = self.steps(row)
    let isScale = steps.count > 2 && face != nil
    let usual = steps.firstIndex { $0.category == .large } ?? 0
    let three = isScale ? [steps[0], steps[usual], steps[steps.count - 1]] : []
    let more = places.count - Self.mostPlaces
    return [
      "title": title(row), "facts": facts(row), "grows": isScale, "isDrawn": face != nil,
      "text": PrintableText.text(text),
      "drawing": face.flatMap { sheet.words(text, in: $0, size: .points(row.points)) }
        ?? "",
      "fixedNote": fixedNote(row, isDrawn: face != nil),
      "samples": three.enumerated().map { index, step -> PageTemplates.Values in
        [
          "category": ["Smallest", "Default", "Largest"][index],
          "size": points(step.points), "text": PrintableText.text(text),
          "drawing": face.flatMap { sheet.words(text, in: $0, size: .points(step.points)) } ?? "",
        ]
      },
      "steps": !isScale
        ? []
        : steps.map { step -> PageTemplates.Values in
          let letters = face.map { Sample(face: $0.face).letters } ?? ""
          return [
            "category": step.category.abbreviation, "size": points(step.points),
            "isDefault": step.category == .large,
            "height": face?.face.lineHeight.map { "line \(points($0 * step.points))" } ?? "",
            "drawing": face.flatMap {
              sheet.drawing(letters, in: $0, size: .points(step.points), isUniform: true)
            }
              ?? "",
          ]
        },
      "clip": face.flatMap { clip($0, three.map(\.points) + (isScale ? [] : [row.points])) }
        .orNothing,
      "uses": places.prefix(Self.mostPlaces).map(paths.relative),
      "moreUses": more > 0 ? more : false as Any,
    ]
  }

  private func steps(_ row: Row) -> [(category: ContentSizeCategory, points: Double)] {
    guard case .style(let style) = row.growth else { return [] }
    let type = DynamicType.on(row.platform == .visionOS ? .iOS : row.platform)
    return type.categories.compactMap { category in
      type.scaled(row.points, style, at: category, rounding: .wholePoints).map { (category, $0) }
    }
  }

  private func title(_ row: Row) -> String {
    let size = "\(points(row.points)) pt"
    guard case .style(let style) = row.growth else { return size }
    return "\(style.rawValue), \(size)"
  }

  private func facts(_ row: Row) -> String {
    PrintableText.text(row.font) + " · " + row.platform.name
  }

  private func fixedNote(_ row: Row, isDrawn: Bool) -> String {
    let size = "\(points(row.points)) points"
    switch row.growth {
    case .never: return "\(size) at every text size"
    case .unknown: return "\(size) at the default text size; its text style is not known"
    case .style:
      return isDrawn
        ? "\(size); text does not scale on this platform"
        : "\(size); its font is not in the project"
    }
  }

  /// How much of accented capitals lies above the line.
  private func clip(_ face: DrawnFace, _ sizes: [Double]) -> String? {
    let metrics = face.face.metrics
    guard let height = metrics.accentedCapHeight, height > metrics.ascender else { return nil }
    let over = Double(height - metrics.ascender) / Double(face.unitsPerEm)
    let parts = sizes.map { "\(points(over * $0)) at \(points($0))" }.unique
    return "Accented capitals reach above the line, by \(parts.joined(separator: ", ")) points. "
      + "A view that clips its line cuts them off."
  }

  private func points(_ value: Double) -> String { PageNumber.text(value, places: 2) }
}
