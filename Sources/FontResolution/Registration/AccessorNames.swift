package import FontInspection
package import FontReferences
import SourceText

/// What tools such as Tuist and SwiftGen call the accessors of fonts: the font's family, then its style, as
/// far as both can be written in Swift (`GateSans.semiBold` of "Gate Sans", "Semi Bold").
package struct AccessorNames: Sendable {
  /// By the names that the platform tells the tools, and where no font has such a name, by the older ones for
  /// families of four styles: "Regular" is also the older style of "Gate Sans SemiBold".
  private var tables = [Table(), Table()]
  /// The PostScript names of all fonts, by what R.swift may make of them.
  private var postScript: [String: Set<String>] = [:]

  /// The fonts of each accessor.
  private struct Table: Sendable {
    var files: [String: Set<String>] = [:]
    var faces: [String: [FaceNames]] = [:]

    mutating func add(_ face: Face, of path: String, _ families: Set<String>, _ style: String?) {
      let own = (style ?? "Regular").squashed
      for family in families {
        faces["\(family).\(own)", default: []].append(face.names)
        // An instance has another name than its face.
        for style in Set(face.instances.compactMap(\.name).map(\.squashed) + [own]) {
          files["\(family).\(style)", default: []].insert(path)
        }
      }
    }
  }

  package init(_ fonts: [FontFile] = []) {
    for file in fonts {
      for face in file.faces {
        let names = face.names
        for name in names.postScript { postScript[name.squashed, default: []].insert(name) }
        let families = Set(names.families.map(\.squashed))
        tables[0].add(face, of: file.path, families, names.style ?? names.legacyStyle)
        let all = families.union([(names.legacyFamily ?? "").squashed])
        for style in [names.style, names.legacyStyle] {
          tables[1].add(face, of: file.path, all, style)
        }
      }
    }
  }

  /// The name that an accessor gives; `nil` where no font has such an accessor, or several have.
  package func name(_ accessor: AccessorName) -> String? {
    if accessor.isOfResource { return postScript[accessor.style.squashed]?.min() }
    let key = "\(accessor.family.squashed).\(accessor.style.squashed)"
    let faces = tables.lazy.compactMap { $0.faces[key] }.first ?? []
    let names = Set(
      faces.compactMap { names in
        switch accessor.part {
        case .name: names.postScript.first
        case .family: names.family
        }
      })
    return names.count == 1 ? names.first : nil
  }

  /// The files among some that have a face; `nil` where none is known to, and any may.
  func files(of family: String, _ style: String, among paths: [String]) -> Set<String>? {
    let key = "\(family.squashed).\(style.squashed)"
    return tables.lazy.compactMap { $0.files[key]?.intersection(paths) }.first { !$0.isEmpty }
  }
}
