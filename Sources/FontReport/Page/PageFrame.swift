import FontInspection
import SourceText

/// What all pages have: a head, a list of sections, the sections, and the outlines at the end.
struct PageFrame {
  var verdict = (kind: "good", text: "")
  var figures: [(kind: String, number: Int, label: String)] = []
  private var values: PageTemplates.Values
  private var sections: [PageTemplates.Values] = []

  private static let sectionNames = [
    "names", "matrix", "families", "dynamicType", "licenses", "findings", "rules",
  ]
  /// As many families are shown at the head.
  private static let mostHeroes = 7

  init(kind: String, project: String, tool: Report.Tool, date: PageDate?) {
    let day = date.map { ["machine": $0.machine, "text": $0.text] as PageTemplates.Values }
    values = [
      "kind": kind, "project": project, "title": "\(project) – \(tool.name)",
      "tool": "\(tool.name) \(tool.version)", "date": day.orNothing, "hasHero": false,
    ]
    for name in Self.sectionNames { values[name] = false }
  }

  /// Adds a section, if there is something in it.
  mutating func add(
    _ name: String, _ title: String, anchor: String? = nil, count: Int? = nil,
    _ section: PageTemplates.Values?
  ) {
    guard let section else { return }
    values[name] = section
    sections.append([
      "anchor": anchor ?? name, "title": title, "count": count.orNothing,
    ])
  }

  /// Shows the families at the head.
  mutating func draw(_ families: [PageFamily], on sheet: GlyphSheet) {
    let heroes = families.prefix(Self.mostHeroes).compactMap { family -> PageTemplates.Values? in
      guard let main = family.main,
        let drawing = sheet.drawing(Sample(face: main.face).letters, in: main, isUniform: true)
      else { return nil }
      return [
        "anchor": family.anchor, "family": PrintableText.text(family.family.name),
        "drawing": drawing,
      ]
    }
    let rest = families.count - Self.mostHeroes
    values["hasHero"] = !heroes.isEmpty
    values["hero"] = heroes
    values["heroRest"] = rest > 0 ? rest : false as Any
  }

  private static let styleHash = SHA256.source(PageStyle.text)
  private static let scriptHash = SHA256.source(PageScript.text)

  /// The whole page.
  func text(_ sheet: GlyphSheet) -> String {
    var values = values
    values["verdict"] = ["kind": verdict.kind, "text": verdict.text] as PageTemplates.Values
    values["figures"] = figures.map {
      ["kind": $0.kind, "number": $0.number, "label": $0.label] as PageTemplates.Values
    }
    values["sections"] = sections
    values["style"] = PageStyle.text
    values["script"] = PageScript.text
    values["styleHash"] = Self.styleHash
    values["scriptHash"] = Self.scriptHash
    values["glyphs"] = sheet.definitions
    values["isFull"] = sheet.isFull
    return PageTemplates.page(values)
  }
}
