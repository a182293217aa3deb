import FontInspection
import FontResolution
import SourceText

/// Each family as a specimen: its letters, its weights, its axes, its lines.
struct FamiliesSection {
  let families: [PageFamily]
  let sheet: GlyphSheet
  /// The PostScript names that code uses.
  var used: Set<String> = []
  /// The weights that code asks of a family, beside those of its names: 100 to 900.
  var weights: [String: Set<Int>] = [:]

  /// As many families are shown.
  private static let most = 100

  var values: PageTemplates.Values {
    let rest = families.count - Self.most
    return [
      "items": families.prefix(Self.most).map(values), "rest": rest > 0 ? rest : false as Any,
    ]
  }
}

extension FamiliesSection {
  private func values(_ family: PageFamily) -> PageTemplates.Values {
    let main = family.main
    let sample = main.map { Sample(face: $0.face) }
    let title = sample?.text(family.family.name) ?? ""
    var lines: [PageTemplates.Values] = []
    if let main, let sample {
      let texts =
        [("text", sample.sentence)]
        + [sample.figures].compactMap { $0 }.map { ("figures-line", $0) }
        + sample.otherScripts.map { ("script", $0) }
      lines = texts.compactMap { kind, text in
        guard kind != "text" || text != title else { return nil }
        return sheet.words(text, in: main).map {
          ["kind": kind, "text": PrintableText.text(text), "drawing": $0]
        }
      }
    }
    return [
      "anchor": family.anchor, "family": PrintableText.text(family.family.name),
      "facts": facts(family),
      "headingText": PrintableText.text(title),
      "heading": main.flatMap { sheet.words(title, in: $0) }.orNothing,
      "lines": lines, "ladders": LadderFigure(self, family).values,
      "variables": AxesFigure(self, family).values,
      "metrics": main.flatMap { MetricsFigure($0, family, sheet).values }.orNothing,
    ]
  }

  private func facts(_ family: PageFamily) -> String {
    let faces = family.family.members.count
    let isVariable = family.files.contains { file in file.faces.contains { !$0.axes.isEmpty } }
    let languages = family.main?.face.coverage.languages.count ?? 0
    return [
      SummaryLine.number(faces, "style"),
      SummaryLine.number(family.files.count, "file"),
      isVariable ? "variable" : nil,
      family.files.map(\.format.rawValue).unique.joined(separator: ", "),
      PageNumber.bytes(family.files.reduce(0) { $0 + $1.size }),
      family.main.map { SummaryLine.number($0.face.characterCount, "character") },
      languages > 0 ? SummaryLine.number(languages, "language") : nil,
    ].compactMap { $0 }.joined(separator: " · ")
  }
}

/// The weights of a family: those that it has, those that it lacks, and those that code uses.
private struct LadderFigure {
  let section: FamiliesSection
  let family: PageFamily

  init(_ section: FamiliesSection, _ family: PageFamily) {
    self.section = section
    self.family = family
  }

  /// A ladder for each width; none for a family of one style.
  var values: [PageTemplates.Values] {
    guard family.family.members.count > 1 else { return [] }
    return family.family.ladders.map { ladder in
      var title = "Weights"
      if ladder.width != 5, let name = FaceStyle.widthName(ofClass: ladder.width) {
        title += ", \(name.lowercased())"
      }
      let rungs = Dictionary(ladder.rungs.map { ($0.weight, $0) }) { first, _ in first }
      let wanted = section.weights[family.family.name] ?? []
      return [
        "title": title,
        "rungs": stride(from: 100, through: 900, by: 100).map { weight in
          values(rungs[weight], weight, isWanted: ladder.width == 5 && wanted.contains(weight))
        },
      ]
    }
  }

  private func values(
    _ rung: WeightLadder.Rung?, _ weight: Int, isWanted: Bool
  ) -> PageTemplates.Values {
    let members = [rung?.upright, rung?.italic].compactMap { $0 }
    let isUsed = members.contains { !section.used.isDisjoint(with: $0.postScriptNames) }
    let isThere = !members.isEmpty
    let kind = isThere ? (isUsed || isWanted ? "used" : "there") : isWanted ? "wanted" : "absent"
    let note =
      isThere
      ? (isUsed ? "used" : isWanted ? "used by weight" : "") : isWanted ? "used, missing" : ""
    return [
      "kind": kind, "weight": weight, "note": note,
      "word": isThere ? (FaceStyle.weightName(ofClass: weight) ?? "") : "",
      "upright": draw(rung?.upright).orNothing,
      "italic": draw(rung?.italic, isShort: rung?.upright != nil).orNothing,
    ]
  }

  private func draw(_ member: FontFamily.Member?, isShort: Bool = false) -> String? {
    guard let face = member.flatMap(family.drawn) else { return nil }
    let letters = Sample(face: face.face).pair
    return section.sheet.drawing(
      isShort ? String(letters.suffix(1)) : letters, in: face, isUniform: true)
  }
}

/// The axes of a variable font, as sliders over its instances.
private struct AxesFigure {
  let section: FamiliesSection
  let family: PageFamily

  private static let mostInstances = 24
  private static let mostFaces = 8

  init(_ section: FamiliesSection, _ family: PageFamily) {
    self.section = section
    self.family = family
  }

  var values: [PageTemplates.Values] {
    family.files.flatMap { file in
      file.faces.filter { $0.names.family == family.family.name && $0.instances.count > 1 }
        .map { ($0, file) }
    }.prefix(Self.mostFaces).map(values)
  }

  private func values(_ face: Face, _ file: FontFile) -> PageTemplates.Values {
    let instances = Array(face.instances.prefix(Self.mostInstances))
    let sample = Sample(face: face).text("Hamburgefonts")
    let rest = face.instances.count - instances.count
    let axes = face.axes.enumerated().compactMap { number, axis -> PageTemplates.Values? in
      let stops = Set(instances.compactMap { place(of: $0, on: axis) }).sorted()
      guard stops.count > 1 else { return nil }
      let start = stops.indices.min {
        abs(stops[$0] - axis.defaultValue) < abs(stops[$1] - axis.defaultValue)
      }
      return [
        "name": PrintableText.text(axis.name ?? axis.tag), "tag": PrintableText.text(axis.tag),
        "last": stops.count - 1, "start": start ?? 0, "number": number,
        "stops": stops.map(PlainNumber.text).joined(separator: " "),
        "startValue": PlainNumber.text(stops[start ?? 0]),
        "minimum": PlainNumber.text(axis.minimum), "maximum": PlainNumber.text(axis.maximum),
      ]
    }
    let moving = axes.compactMap { $0["number"] as? Int }
    return [
      "title": "Instances of \(PrintableText.text(face.names.fullName ?? family.family.name))",
      "axes": axes, "rest": rest > 0 ? rest : false as Any,
      "instances": instances.map { instance -> PageTemplates.Values in
        let drawn = DrawnFace(face, in: file, at: instance.coordinates)
        let name = instance.postScriptNames.first
        return [
          "at": moving.map { PlainNumber.text(place(of: instance, on: face.axes[$0]) ?? 0) }
            .joined(separator: " "),
          "name": PrintableText.text(instance.name ?? "(no name)"),
          "postScriptName": PrintableText.text(name ?? "(no PostScript name)"),
          "coordinates": PrintableText.text(FaceText.coordinates(instance)),
          "sample": PrintableText.text(sample),
          "drawing": section.sheet.drawing(sample, in: drawn) ?? "",
          "isUsed": !section.used.isDisjoint(with: instance.postScriptNames),
        ]
      },
    ]
  }

  private func place(of instance: NamedInstance, on axis: VariationAxis) -> Double? {
    instance.coordinates.first { $0.tag == axis.tag }?.value
  }
}
