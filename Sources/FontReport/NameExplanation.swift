import AppManifest
import FontReferences
public import FontResolution

/// What each process would give for a name, in words: `fontgate explain NAME`.
public struct NameExplanation: Sendable {
  private let assessment: Assessment
  private let name: ResolvedName
  private let paths: ReportPaths

  /// - Parameters:
  ///   - name: one of the assessment's names.
  ///   - currentDirectory: the folder that relative paths are relative to, absolute.
  public init(_ name: ResolvedName, in assessment: Assessment, currentDirectory: String) {
    self.assessment = assessment
    self.name = name
    self.paths = ReportPaths(currentDirectory: currentDirectory)
  }

  public var text: String {
    guard let candidate = name.candidate else { return "" }
    var lines = ["\"\(PrintableText.text(candidate.name))\""]
    for resolution in name.resolutions {
      lines.append("  " + title(of: resolution))
      lines += details(of: resolution).map { "    " + $0 }
    }
    if name.resolutions.isEmpty {
      lines.append("  there is no app here that could be asked for it")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension NameExplanation {
  private func title(of resolution: Resolution) -> String {
    guard assessment.processes.indices.contains(resolution.process) else { return "" }
    let process = assessment.processes[resolution.process].process
    let manifest = process.manifest.path.map { ", " + paths.relative($0) } ?? ""
    return PrintableText.text("\(process.name) (\(process.platform.rawValue)\(manifest))")
  }

  private func details(of resolution: Resolution) -> [String] {
    var lines = [verdict(on: resolution)]
    if let face = resolution.face {
      lines.append("file: " + PrintableText.text(paths.relative(face.path)))
    }
    if !resolution.outcome.isFound, !name.suggestions.isEmpty {
      let names = name.suggestions.map { "\"\(PrintableText.text($0))\"" }
      lines.append("write: " + names.joined(separator: " or "))
    }
    if let face = resolution.face, resolution.outcome.needsPostScriptName {
      lines.append("write: \"\(PrintableText.text(face.postScriptName))\"")
    }
    return lines
  }

  private func verdict(on resolution: Resolution) -> String {
    switch resolution.outcome {
    case .postScriptName: "found: it is the PostScript name of a font of the app"
    case .familyName: "found by family: the family's most regular face is drawn"
    case .fullName: "found by full name, which is slower and may fail on some devices"
    case .namedInstance: "found: it is a named instance of a variable font of the app"
    case .builtIn: "found: the font is built in"
    case .caseInsensitive: "found only when case is ignored, which may fail"
    case .registeredAtRunTime: "found where the app's code registers the bundled font"
    case .unregistered: "falls back: " + reason(resolution.brokenLink)
    case .fallback: "falls back: no font has this name"
    case .unknown where resolution.unseen != nil:
      "not known: the app may have fonts that are not here"
    case .unknown: "not known: the lists of this platform's fonts do not say"
    case .undetermined: "not determined"
    }
  }

  private func reason(_ link: BrokenLink?) -> String {
    switch link {
    case .notBundled: "the font is in the repository and not in this bundle"
    case .registeredAfterLaunch:
      "the font is registered in code, and a launch screen is drawn before"
    case .noManifest: "the font is in the repository and no manifest declares fonts"
    case .notDeclared, nil: "the font is bundled and the manifest does not name it"
    }
  }
}

extension Resolution.Outcome {
  fileprivate var needsPostScriptName: Bool {
    self == .familyName || self == .fullName || self == .caseInsensitive
  }
}
