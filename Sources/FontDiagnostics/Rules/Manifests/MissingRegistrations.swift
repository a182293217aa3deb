import AppManifest
import FontResolution
import SourceText

/// Files that code registers, and that are not in the repository: one diagnostic for the calls of one
/// function in one file.
extension Assessment {
  func diagnoseMissingRegistrations() -> [Diagnostic] {
    var order: [RegistrationOfMissing] = []
    var fonts: [RegistrationOfMissing: [RunTimeFonts.MissingFont]] = [:]
    var processes: [RegistrationOfMissing: [AppProcess]] = [:]
    for process in self.processes {
      let groups = Dictionary(grouping: process.runTime.missing) { RegistrationOfMissing($0) }
      for (key, missing) in groups.sorted(by: { $0.key < $1.key }) {
        if fonts[key] == nil { order.append(key) }
        let known = Set((fonts[key] ?? []).map(\.name))
        fonts[key, default: []] += missing.filter { !known.contains($0.name) }
        processes[key, default: []].append(process.process)
      }
    }
    return order.map { diagnostic(on: fonts[$0] ?? [], in: processes[$0] ?? []) }
  }

  private func diagnostic(
    on fonts: [RunTimeFonts.MissingFont], in processes: [AppProcess]
  ) -> Diagnostic {
    let first = fonts.min { $0.call.place < $1.call.place }
    let names = processes.map(\.name).unique
    let isFetched = fonts.allSatisfy { $0.absent?.isFetched ?? false }
    let isUnseen = processes.allSatisfy { $0.bundle.unseen != nil }
    let listed = fonts.count == 1 ? first?.what ?? "" : fonts.map(\.name).listed
    let are = fonts.count == 1 ? "is" : "are"
    let owner = names.count == 1 ? processes.first : nil
    let isProven = fonts.allSatisfy(\.isProven)
    let place = isProven ? owner?.name.quoted ?? "the bundle" : "this repository"
    return Diagnostic(
      rule: MissingFontFile.description.identifier,
      severity: isFetched || isUnseen ? .note : .warning,
      message: "\(listed) \(are) registered here but \(are) not in \(place)"
        + (fonts.first { $0.nearMiss != nil }.map { "; did you mean \($0.meant.quoted)?" } ?? ""),
      place: first?.call.place ?? SourcePlace(path: ""), target: owner?.name,
      platform: owner?.platform, configurations: owner?.configurations ?? [],
      suggestions: fonts.compactMap { $0.nearMiss?.entry }.unique,
      notes: fonts.filter { $0.place != $0.call.place }.map {
        .init("the file name \($0.name.quoted) comes from here", place: $0.place)
      },
      help: fonts.contains { $0.nearMiss != nil }
        ? nil
        : isProven
          ? (first?.isDataAsset == true
            ? "add it to the asset catalog, or register another"
            : "add the file to \(owner?.membership ?? "the target"), or register another")
          : "add the file, or list the font under known_fonts if it is left out on purpose")
  }
}

extension RunTimeFonts.MissingFont {
  /// The file that it is nearly called like, or the data set.
  fileprivate var meant: String {
    (isDataAsset ? nearMiss?.entry : nearMiss?.path.lastComponent) ?? name
  }
}

private struct RegistrationOfMissing: Hashable, Comparable {
  var path: String
  var function: String
  /// Whether the files surely are not where the calls look.
  var isProven: Bool

  init(_ font: RunTimeFonts.MissingFont) {
    path = font.call.place.path
    function = font.call.function
    isProven = font.isProven
  }

  static func < (left: RegistrationOfMissing, right: RegistrationOfMissing) -> Bool {
    (left.path, left.function, left.isProven ? 0 : 1)
      < (right.path, right.function, right.isProven ? 0 : 1)
  }
}
