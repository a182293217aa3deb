import AppManifest
import FontDiagnostics
import FontInspection
import FontResolution

/// The targets beside the fonts: what each bundles, registers, and uses.
struct MatrixSection {
  let report: Report
  let paths: ReportPaths
  let targets: TargetNames
  let uses: TargetFonts
  let sheet: GlyphSheet

  /// As many fonts are shown.
  private static let most = 300

  /// A target, or one on one platform, with its processes in all build configurations.
  private struct Column {
    var identity: TargetIdentity
    var processes: [Int]
  }

  /// `nil` without targets or fonts.
  var values: PageTemplates.Values? {
    let columns = self.columns
    let files = report.assessment.catalogue.files
    guard !columns.isEmpty, !files.isEmpty else { return nil }
    let rows = files.map { file in
      (
        file,
        columns.map { column in
          column.processes.map { uses.use(of: file.path, in: $0) }
            .reduce(TargetFont()) { $0.joined(with: $1) }
        }
      )
    }
    let shown = rows.filter { !$0.1.allSatisfy(\.isNothing) }.sorted { order($0.0) < order($1.0) }
    let cut = Array(shown.prefix(Self.most))
    let kinds = Set(cut.flatMap(\.1).map(Mark.init))
    let rest = rows.count - cut.count
    return [
      "columns": columns.map(values), "isWide": columns.count > 6,
      "rows": cut.map { values($0.0, $0.1) },
      "total": PageNumber.bytes(shown.reduce(0) { $0 + $1.0.size }),
      "totals": columns.indices.map { index in
        PageNumber.bytes(
          shown.filter { $0.1[index].isBundled }.reduce(0) { $0 + $1.0.size })
      },
      "legend": Mark.allCases.filter(kinds.contains).map {
        ["kind": $0.rawValue, "title": $0.title] as PageTemplates.Values
      },
      "rest": rest > 0 ? "\(rest) more \(rest == 1 ? "font is" : "fonts are")" : false as Any,
    ]
  }

  private var columns: [Column] {
    var columns: [Column] = []
    for index in report.processesWithFonts {
      let identity = TargetIdentity(report.assessment.processes[index].process)
      if let known = columns.firstIndex(where: { $0.identity == identity }) {
        columns[known].processes.append(index)
      } else {
        columns.append(Column(identity: identity, processes: [index]))
      }
    }
    return columns
  }

  private func order(_ file: FontFile) -> String {
    "\(file.faces.first?.names.family ?? "~") \(10_000 + (file.faces.first?.style.weight ?? 0)) \(file.path)"
  }
}

extension MatrixSection {
  private func values(_ column: Column) -> PageTemplates.Values {
    let fonts = report.assessment.processes[column.processes[0]]
    let line = TargetLine(fonts, targets, paths)
    let kind = [fonts.process.kindInWords, fonts.process.platform.name].compactMap { $0 }
    return [
      "name": targets.name(fonts.process), "kind": kind.joined(separator: ", "),
      "facts": (line.traits + line.subject.facts).joined(separator: ", "),
    ]
  }

  private func values(_ file: FontFile, _ uses: [TargetFont]) -> PageTemplates.Values {
    let face = file.faces.first
    let path = PrintableText.text(paths.relative(file.path))
    let cut = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    return [
      "drawing": face.flatMap { face in
        sheet.drawing(Sample(face: face).letters, in: DrawnFace(face, in: file), isUniform: true)
      }.orNothing,
      "file": String(path[cut...]), "folder": String(path[..<cut]),
      "size": PageNumber.bytes(file.size),
      "cells": uses.map { use -> PageTemplates.Values in
        let mark = Mark(use)
        return ["kind": mark.rawValue, "title": mark.title + mark.way(use)]
      },
    ]
  }

  /// What a cell shows.
  private enum Mark: String, CaseIterable {
    case used, kin, idle, open, unlisted, missing, absent

    init(_ use: TargetFont) {
      switch (use.isRegistered, use.isBundled, use.demand) {
      case (true, _, .name): self = .used
      case (true, _, .family): self = .kin
      case (true, _, .unknown): self = .open
      case (true, _, .none): self = .idle
      case (false, true, _): self = .unlisted
      case (false, false, .name): self = .missing
      case (false, false, _): self = .absent
      }
    }

    var title: String {
      switch self {
      case .used: "used"
      case .kin: "another font of the family is used"
      case .idle: "registered, not used"
      case .open: "registered; some names are only known at run time"
      case .unlisted: "in the bundle, not registered"
      case .missing: "used, not in the target"
      case .absent: "not in the target"
      }
    }

    /// How the target registers it.
    func way(_ use: TargetFont) -> String {
      guard use.isRegistered else { return "" }
      if use.isDeclared { return use.isRegisteredInCode ? "; declared, and in code" : "; declared" }
      return "; registered in code"
    }
  }
}
