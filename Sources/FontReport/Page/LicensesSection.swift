import FontInspection
import FontResolution
import SourceText

/// What each font says of its license, and of what documents may do with it.
struct LicensesSection {
  let files: [FontFile]
  let paths: ReportPaths

  /// As many groups are shown.
  private static let most = 300

  /// What the fonts of a group have in common.
  private struct Terms: Hashable {
    var family, license, address, vendor, version: String
    var embedding: EmbeddingPermission?
  }

  /// `nil` without fonts.
  var values: PageTemplates.Values? {
    var groups: [Terms: [FontFile]] = [:]
    for file in files {
      guard let face = file.faces.first else { continue }
      let terms = Terms(
        family: face.names.family ?? face.postScriptName ?? "(no name)",
        license: face.license.map(FaceText.license) ?? "", address: face.licenseURL ?? "",
        vendor: face.vendor ?? "", version: face.names.version ?? "", embedding: face.embedding)
      groups[terms, default: []].append(file)
    }
    guard !groups.isEmpty else { return nil }
    let sorted = groups.sorted {
      ($0.key.family, $0.value[0].path) < ($1.key.family, $1.value[0].path)
    }
    let rest = sorted.count - Self.most
    return [
      "items": sorted.prefix(Self.most).map { values($0.key, $0.value) },
      "rest": rest > 0 ? rest : false as Any,
    ]
  }
}

extension LicensesSection {
  private func values(_ terms: Terms, _ files: [FontFile]) -> PageTemplates.Values {
    let isLink = ["https://", "http://"].contains { terms.address.lowercased().hasPrefix($0) }
    let address = PrintableText.text(terms.address)
    return [
      "family": PrintableText.text(terms.family),
      "fonts": files.flatMap(\.faces).prefix(12).compactMap(\.names.style).unique
        .map(PrintableText.text).joined(separator: ", "),
      "license": (terms.license.isEmpty ? nil : PrintableText.text(terms.license)).orNothing,
      "link": isLink ? address : false as Any,
      "address": isLink || address.isEmpty ? false as Any : address,
      "embedding": terms.embedding.map(words) ?? "not stated",
      "isRestricted": terms.embedding?.level == .restricted,
      "vendor": terms.vendor.isEmpty ? "not stated" : PrintableText.text(terms.vendor),
      "version": terms.version.isEmpty ? "not stated" : PrintableText.text(terms.version),
      "files": SummaryLine.number(files.count, "file"),
      "paths": files.map { PrintableText.text(paths.relative($0.path)) },
    ]
  }

  private func words(_ permission: EmbeddingPermission) -> String {
    let level =
      switch permission.level {
      case .installable: "no restriction"
      case .restricted: "only with the permission of the owner"
      case .previewAndPrint: "only in documents that are viewed or printed"
      case .editable: "in documents, also for editing"
      }
    return level + (permission.forbidsSubsetting ? "; only as a whole" : "")
      + (permission.allowsBitmapsOnly ? "; only its bitmaps" : "")
  }
}
