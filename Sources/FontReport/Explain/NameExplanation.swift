import AppManifest
import FontDiagnostics
import FontReferences
package import FontResolution
import SourceText

/// What each process would give for a name, step by step, and what to write: `fontgate explain NAME`.
package struct NameExplanation: Sendable {
  private let assessment: Assessment
  private let name: ResolvedName
  private let paths: ReportPaths
  private let names: TargetNames

  /// Of more targets that differ no more than their answer is shown.
  private static let shownInFull = 3

  /// - Parameters:
  ///   - name: one of the assessment's names.
  ///   - currentDirectory: the folder that relative paths are relative to, absolute.
  package init(_ name: ResolvedName, in assessment: Assessment, currentDirectory: String) {
    self.assessment = assessment
    self.name = name
    let paths = ReportPaths(currentDirectory: currentDirectory)
    self.paths = paths
    names = TargetNames(assessment.processes.map(\.process), paths)
  }

  package var text: String {
    guard let candidate = name.candidate else { return "" }
    let asked = NameInWords(candidate.name)
    var lines = [asked.quoted]
    let answers = self.answers(to: asked)
    if answers.isEmpty {
      lines += ["", "no app found here; built-in fonts:"]
      lines += PlatformTable(name: candidate.name, platform: nil).lines
    }
    for (index, answer) in answers.enumerated() {
      if index < Self.shownInFull || answers.count == Self.shownInFull + 1 {
        lines += ["", answer.title] + answer.steps
      } else {
        lines += (index == Self.shownInFull ? [""] : []) + [answer.title]
      }
    }
    lines += snippet(for: answers)
    return lines.map { TableLayout.cut($0, width: 80) + "\n" }.joined()
  }
}

extension NameExplanation {
  /// What one target, or several alike, would give.
  private struct Answer {
    var targets: [String]
    var platform: String
    var steps: [String]
    /// The name that works there; `nil` where none is known.
    var write: String?
    /// What to do that the font may get there.
    var missing: [String] = []
    var isMac: Bool

    var title: String {
      let shown = targets.prefix(3).joined(separator: ", ")
      let more = targets.count > 3 ? " and \(targets.count - 3) more" : ""
      return "\(shown)\(more) (\(platform))"
    }
  }

  private func answers(to asked: NameInWords) -> [Answer] {
    var answers: [Answer] = []
    for resolution in name.resolutions {
      guard assessment.processes.indices.contains(resolution.process) else { continue }
      let fonts = assessment.processes[resolution.process]
      if fonts.isNoApp { continue }
      let answer = answer(resolution, fonts, asked)
      if let index = answers.firstIndex(where: {
        $0.steps == answer.steps && $0.platform == answer.platform
      }) {
        let known = answers[index].targets
        answers[index].targets += answer.targets.filter { !known.contains($0) }
        continue
      }
      answers.append(answer)
    }
    return answers
  }

  private func answer(
    _ resolution: Resolution, _ fonts: ProcessFonts, _ asked: NameInWords
  ) -> Answer {
    let process = fonts.process
    let words = StepsInWords(
      asked: asked, search: assessment.search(for: asked.name, in: resolution.process),
      resolution: resolution, fonts: fonts, paths: paths)
    let nearest = name.nearest.first { $0.source != .repository } ?? name.nearest.first
    var answer = Answer(
      targets: [names.name(process)],
      platform: [process.platform.name, process.deploymentTarget.map { "from \($0)" }]
        .compactMap { $0 }.joined(separator: " "),
      steps: words.lines(nearest: name.nearest), write: words.nameToWrite ?? nearest?.name,
      isMac: process.platform == .macOS)
    let face = resolution.face ?? (resolution.outcome == .fallback ? nearest?.face : nil)
    if let path = face?.path, !fonts.declared.contains(path),
      !fonts.registeredInCodeOnly.contains(path)
    {
      answer.missing = missing(path, fonts)
    }
    return answer
  }

  /// What keeps a file from the process: the bundle first, then the manifest.
  private func missing(_ path: String, _ fonts: ProcessFonts) -> [String] {
    let process = fonts.process
    let entry = process.entry(for: path)
    let target = PrintableText.text("\"\(process.name)\"")
    let isListed = fonts.entries.contains { $0.files.contains(path) || $0.elsewhere.contains(path) }
    let isBundled = process.bundle.fonts.contains { $0.path == path }
    let resources =
      isBundled ? [] : ["and add \(PrintableText.text(entry)) to \(target) (Target Membership)"]
    if isListed { return resources }
    let key = process.fontKey
    let place = process.manifest.path.map { " in \(PrintableText.text(paths.relative($0)))" }
    let title = "\(key.rawValue)\(place ?? " of \(target)"):"
    guard key == .atsApplicationFontsPath else {
      // No entry reaches into the bundle of a package (fact P14).
      if entry.folderComponents.contains(where: { $0.hasSuffix(".bundle") }) {
        return resources + [
          "and register it in code, from \(PrintableText.text(entry.folder)):",
          "  CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)",
        ]
      }
      return resources + ["and add to " + title, "  " + item(entry, in: process.manifest.path)]
    }
    let folder = entry.folderComponents.joined(separator: "/")
    let value = folder.isEmpty ? "." : PrintableText.text(folder)
    return resources + ["and set the folder in " + title, "  <string>\(value)</string>"]
  }

  /// An entry as the file it goes to writes it.
  private func item(_ entry: String, in file: String?) -> String {
    let entry = PrintableText.text(entry)
    switch file?.pathExtension ?? "plist" {
    case "yml", "yaml": return "- " + entry
    case "swift", "json", "js", "ts": return "\"\(entry)\","
    default: return "<string>\(entry)</string>"
    }
  }

  /// Lines to copy: a call that works, and the entry that a manifest lacks.
  private func snippet(for answers: [Answer]) -> [String] {
    let known =
      name.candidate.map { PlatformTable(name: $0.name, platform: nil).nameToWrite } ?? nil
    let write =
      answers.isEmpty ? known ?? name.suggestions.first : answers.lazy.compactMap(\.write).first
    guard let write else {
      let isForeign = name.candidate.map { PrivateFontName($0.name) == nil } ?? true
      let beginning = isForeign ? "add that font to the app, or use:" : "use:"
      return ["", beginning, "  Font.system(size: 17)"]
    }
    let shown = PrintableText.text(write)
    let call = answers.contains(where: \.isMac) ? "NSFont" : "UIFont"
    return [
      "", "use:", "  Font.custom(\"\(shown)\", size: 17, relativeTo: .body)",
      "  \(call)(name: \"\(shown)\", size: 17)",
    ] + (answers.lazy.map(\.missing).first { !$0.isEmpty } ?? [])
  }
}

extension ProcessFonts {
  /// Whether it only stands for a folder in which there is no app.
  fileprivate var isNoApp: Bool {
    process.provider == .convention && process.manifest.path == nil && process.bundle.fonts.isEmpty
  }
}
