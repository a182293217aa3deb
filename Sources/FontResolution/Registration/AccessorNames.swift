import FontInspection
import FontReferences
import SourceText

/// What tools such as Tuist and SwiftGen call the accessors of fonts: the font's family, then its style, as
/// far as both can be written in Swift (`GateSans.semiBold` of "Gate Sans", "Semi Bold").
struct AccessorNames: Sendable {
  private var files: [String: Set<String>] = [:]
  private var faces: [String: [FaceNames]] = [:]

  init(_ fonts: [FontFile] = []) {
    for file in fonts {
      for face in file.faces {
        let names = face.names
        let families = Set((names.families + [names.legacyFamily ?? ""]).map(\.squashed))
        let styles =
          [names.style, names.legacyStyle].compactMap { $0 } + face.instances.compactMap(\.name)
        // An instance has another name than its face.
        for style in Set(
          [names.style ?? "Regular", names.legacyStyle ?? "Regular"].map(\.squashed))
        {
          for family in families { faces["\(family).\(style)", default: []].append(names) }
        }
        for style in Set((styles.isEmpty ? ["Regular"] : styles).map(\.squashed)) {
          for family in families { files["\(family).\(style)", default: []].insert(file.path) }
        }
      }
    }
  }

  /// The names that an accessor may give.
  func names(_ accessor: AccessorName) -> Set<String> {
    let faces = self.faces["\(accessor.family.squashed).\(accessor.style.squashed)"] ?? []
    return Set(
      faces.compactMap { names in
        switch accessor.part {
        case .name: names.postScript.first
        case .family: names.family
        }
      })
  }

  /// The files among some that have a face; `nil` where none is known to, and any may.
  func files(of family: String, _ style: String, among paths: [String]) -> Set<String>? {
    let found = files["\(family.squashed).\(style.squashed)"]?.intersection(paths) ?? []
    return found.isEmpty ? nil : found
  }
}
