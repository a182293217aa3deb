import AppManifest
import FontDiagnostics
import FontResolution
import SourceText

/// The steps of the platform for one name in one process, each on a line.
struct StepsInWords {
  let asked: NameInWords
  let search: NameSearch?
  let resolution: Resolution
  let fonts: ProcessFonts
  let paths: ReportPaths

  func lines(nearest: [NearestName]) -> [String] {
    var lines: [String] = []
    var missed: [String] = []
    for step in search?.steps ?? [] {
      let found = words(on: step)
      if found.isEmpty {
        missed.append(step.kind.rawValue)
      } else {
        if !missed.isEmpty { lines += row(missed.joined(separator: ", "), "no") }
        missed = []
        lines += found.enumerated().flatMap { index, text in
          row(index == 0 ? step.kind.rawValue : "", text)
        }
      }
    }
    // That no other case helps goes without saying.
    missed.removeAll { $0 == NameSearch.Kind.letterCase.rawValue }
    if !missed.isEmpty { lines += row(missed.joined(separator: ", "), "no") }
    lines += row("result", drawn)
    let isRight = resolution.outcome == .postScriptName || resolution.outcome == .namedInstance
    if !isRight, !nearest.isEmpty, !resolution.outcome.isFound {
      let names = nearest.map { "\"\(PrintableText.text($0.name))\"" }
      lines += row("near", names.joined(separator: ", "))
    }
    return lines
  }

  /// The PostScript name of what was found; `nil` where nothing was.
  var nameToWrite: String? {
    if let face = resolution.face, resolution.outcome != .unknown { return face.postScriptName }
    guard let builtIn = resolution.builtIn else { return nil }
    return BuiltInFonts.postScriptName(of: builtIn, on: fonts.process.platform)
  }
}

extension StepsInWords {
  private func row(_ title: String, _ text: String) -> [String] {
    guard title.count <= 15 else { return ["  \(title): \(text)"] }
    return TableLayout.broken(
      text, first: "  \(title.padding(to: 16))", rest: String(repeating: " ", count: 18), width: 80)
  }

  private func words(on step: NameSearch.Step) -> [String] {
    switch step.kind {
    case .builtIn:
      guard step.builtIn != nil || PrivateFontName(asked.name) != nil else { return [] }
      return [
        PlatformTable.words(
          on: asked.name, fonts.process.platform, deploymentTarget: fonts.process.deploymentTarget)
      ]
    case .letterCase:
      return (step.builtIn.map { ["\"\($0.name)\", built in"] } ?? []) + faces(step.faces)
    case .postScriptName, .familyName, .fullName, .namedInstance: return faces(step.faces)
    }
  }

  /// The first faces, and how many more there are.
  private func faces(_ found: [NameSearch.Found]) -> [String] {
    let shown = found.prefix(2).flatMap { found in
      [
        PrintableText.text(found.face.postScriptName) + ", " + words(on: found),
        "in "
          + TableLayout.middle(of: PrintableText.text(paths.relative(found.face.path)), columns: 58),
      ]
    }
    return shown + (found.count > 2 ? ["and \(found.count - 2) more"] : [])
  }

  private func words(on found: NameSearch.Found) -> String {
    switch found.reach {
    case .declared:
      let place = fonts.entry(naming: found.face.path)?.entry.place
      return place?.line.map { "listed on line \($0)" } ?? "listed"
    case .registeredInCode: return "in the bundle, registered in code"
    case .bundled: return "in the bundle, not in \(fonts.process.fontKey.rawValue)"
    case .notBundled: return "not in the bundle"
    }
  }

  private var drawn: String {
    let process = fonts.process
    let isMac = process.platform == .macOS
    let nothing =
      "the system font for Font.custom; \(isMac ? "NSFont" : "UIFont")(name:size:) returns nil"
    switch resolution.outcome {
    case .postScriptName, .namedInstance, .familyName, .registeredAtRunTime:
      return face ?? "a font from --fonts or known_fonts"
    case .fullName: return "\(face ?? "it"), which may fail on some devices"
    case .builtIn:
      let name = nameToWrite.map { "\($0), " } ?? ""
      return "\(name)built in"
    case .caseInsensitive:
      return isMac
        ? "\(face ?? builtIn) for Font.custom; NSFont(name:size:) is case-sensitive and returns nil"
        : "\(face ?? builtIn); the system font where case matters"
    case .unregistered, .fallback:
      let isPrivate = PrivateFontName(asked.name).map { $0.kind != .download } ?? false
      return isPrivate && !isMac ? "Times New Roman" : nothing
    case .unknown where resolution.unseen != nil:
      return "unknown: the app may have fonts that are not in this repository"
    case .unknown where resolution.brokenLink == .manifestUnseen:
      return "unknown: Info.plist \((fonts.process.manifest.unseen ?? .absent).words)"
    case .unknown, .undetermined: return "unknown: " + doubt
    }
  }

  /// Why a built-in font may be there or not.
  private var doubt: String {
    switch resolution.unavailable?.availability.status {
    case .unlisted: "a font that left Apple's list may still be found"
    case .notYetThere: "depends on the OS version"
    case .downloadable: "depends on whether the font was downloaded"
    default: "Apple's font list for this platform is old"
    }
  }

  private var face: String? { resolution.face.map { PrintableText.text($0.postScriptName) } }
  private var builtIn: String {
    resolution.builtIn.map { PrintableText.text($0.name) } ?? "the font"
  }
}
