import AppManifest
import FontResolution
import SourceText

/// A process with fonts whose manifest declares none, although code asks for some: that is one mistake, told
/// where the manifest is, with all fonts that are lost.
struct MissingDeclaration {
  /// The first word of the family of causes that a missing declaration is behind.
  static let kind = "declaration"

  private let fonts: ProcessFonts
  private let place: SourcePlace

  /// One for each process, and its build configurations, that loses a font for want of a declaration.
  static func diagnostics(behind losses: [Diagnostic], in assessment: Assessment) -> [Diagnostic] {
    let lost = Set(
      losses.compactMap { loss -> Place? in
        guard let cause = loss.cause, cause.family?.first == kind,
          case .place(let place) = cause.identity
        else { return nil }
        return Place(owner: loss.owner, place: place)
      })
    guard !lost.isEmpty else { return [] }
    return assessment.processes.compactMap { fonts in
      guard let place = fonts.process.declaringPlace, fonts.process.declares == nil else {
        return nil
      }
      let owner = Owner(target: fonts.process.name, platform: fonts.process.platform)
      guard lost.contains(Place(owner: owner, place: place)) else { return nil }
      return MissingDeclaration(fonts: fonts, place: place).diagnostic(of: assessment)
    }
  }

  private struct Place: Hashable {
    var owner: Owner
    var place: SourcePlace
  }

  private func diagnostic(of assessment: Assessment) -> Diagnostic? {
    let process = fonts.process
    let formats = assessment.catalogue.formats
    let files = fonts.unregistered.filter { formats[$0.path]?.isRegistrable == true }
    guard !files.isEmpty else { return nil }
    let entries = files.map { process.entry(for: $0.path) }
    let key = process.fontKey.rawValue
    let isGenerated = process.manifest.path == nil
    let manifest = "\(isGenerated ? "the generated " : "")Info.plist of \(process.name.quoted)"
    // As grave as what comes of it.
    return process.diagnostic(
      of: UnregisteredFont.self,
      (entries.count == 1 ? "\(entries.listed) is" : "\(entries.count) fonts are")
        + " not registered: \(manifest) has no \(key)",
      at: place, severity: .note,
      notes: files.map {
        .init(
          "\($0.bundlePath.lastComponent.quoted) is not registered",
          place: SourcePlace(path: $0.path))
      },
      help: help(entries, isGenerated: isGenerated),
      fix: process.fix(toList: entries),
      cause: .origin(at: place, of: key))
  }

  private func help(_ entries: [String], isGenerated: Bool) -> String {
    let process = fonts.process
    guard process.fontKey == .uiAppFonts else {
      return process.rightDeclaration(of: fonts.undeclared.map(\.path))
    }
    let list = "UIAppFonts with \(entries.enumerated)"
    if isGenerated, case .project(.tuist, _) = process.provider {
      return "set infoPlist to .extendingDefault(with:) that has \(list)"
    }
    return isGenerated
      ? "create an Info.plist that has \(list), and set INFOPLIST_FILE to it; Xcode does both when "
        + "you add \"Fonts provided by application\" to the target's Info"
      : "add \(list) to Info.plist"
  }
}

extension ProcessFonts {
  /// Those of the undeclared files that code does not register, either, and that an entry can name: no bundle in the app's
  /// has them.
  var unregistered: [BundledFile] {
    undeclared.filter {
      runTime.files[$0.path] == nil && runTime.possible[$0.path] == nil && $0.innerBundle == nil
    }
  }
}
