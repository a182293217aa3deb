import SourceText
import XcodeProjects
/// Gives headers to the targets that compile what belongs to them.
///
/// A project does not say in which targets a header counts. One that stands beside files of a target, or
/// has the name of one, counts there; one that stands with neither counts in every target that compiles
/// Objective-C.
struct XcodeHeaders {
  let project: XcodeProject
  let files: ProjectFiles

  func add(to targets: inout [(object: XcodeObject, target: ProjectTarget)]) {
    let listed = project.references { reference in
      reference.isa == "PBXFileReference" && (reference.string("path") ?? "").isHeader
    }.compactMap(project.path(of:)).compactMap(files.file)
    let byFolder = Dictionary(grouping: listed, by: \.folder)
    let byStem = Dictionary(grouping: listed, by: \.stem)
    for index in targets.indices {
      let sources = targets[index].target.sources
      let compiled = sources.filter(\.isImplementation)
      guard !compiled.isEmpty else { continue }
      let folders = Set(compiled.map(\.folder))
      let stems = Set(compiled.map(\.stem))
      let beside = folders.flatMap(files.items).filter(\.isHeader)
      targets[index].target.sources.formUnion(
        beside + folders.flatMap { byFolder[$0] ?? [] } + stems.flatMap { byStem[$0] ?? [] })
    }
    let owned = targets.reduce(into: Set<String>()) { $0.formUnion($1.target.sources) }
    let shared = listed.filter { !owned.contains($0) }
    for index in targets.indices {
      guard targets[index].target.sources.contains(where: \.isImplementation) else { continue }
      targets[index].target.sources.formUnion(shared)
    }
  }
}

extension String {
  fileprivate var isHeader: Bool { ["h", "hh", "hpp", "pch"].contains(pathExtension) }
  fileprivate var isImplementation: Bool { ["m", "mm", "c", "cpp"].contains(pathExtension) }
  fileprivate var stem: String { lastComponent.withoutExtension }
}
