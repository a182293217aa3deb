import AppManifest
import FontInspection

/// The platform's steps for a name in one process, each with what it finds: what `explain` shows.
package struct NameSearch: Sendable, Equatable {
  package var steps: [Step]

  /// One kind of name, in the platform's order.
  package struct Step: Sendable, Equatable {
    package var kind: Kind
    /// The faces that have the name in that way, those that the process has first.
    package var faces: [Found]
    /// What the platform itself has.
    package var builtIn: BuiltInMatch?
  }

  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case postScriptName = "PostScript name"
    case familyName = "family"
    case fullName = "full name"
    case namedInstance = "named instance"
    case builtIn = "built in"
    case letterCase = "in other case"
  }

  /// A face of the repository that has the name.
  package struct Found: Sendable, Equatable {
    package var face: FaceIdentity
    package var reach: Reach
  }

  /// How far the file of a face gets on its way to the process.
  package enum Reach: Int, Sendable, Hashable, Comparable {
    /// The manifest names it.
    case declared
    /// It is in the bundle, and code of the process registers fonts.
    case registeredInCode
    /// It is in the bundle, and nothing registers it.
    case bundled
    /// It is in the repository and not in the bundle.
    case notBundled

    package static func < (left: Reach, right: Reach) -> Bool { left.rawValue < right.rawValue }
  }
}

extension Assessment {
  /// Looks a name up in a process, step by step; `nil` where there is no such process.
  package func search(for name: String, in process: Int) -> NameSearch? {
    guard processes.indices.contains(process) else { return nil }
    let fonts = processes[process]
    let index = FaceIndex(catalogue.files)
    let steps = NameSearch.Kind.allCases.map { kind in
      let hits = index.faces(named: name, as: kind)
      let found = hits.map { NameSearch.Found(face: $0, reach: fonts.reach(of: $0.path)) }
      let sorted = found.enumerated().sorted {
        ($0.element.reach, $0.offset) < ($1.element.reach, $1.offset)
      }
      return NameSearch.Step(
        kind: kind, faces: sorted.map(\.element),
        builtIn: builtIn(name, kind, in: fonts.process))
    }
    return NameSearch(steps: steps)
  }

  private func builtIn(
    _ name: String, _ kind: NameSearch.Kind, in process: AppProcess
  ) -> BuiltInMatch? {
    switch kind {
    case .builtIn:
      BuiltInFonts.match(name, on: process.platform, deploymentTarget: process.deploymentTarget)
    case .letterCase:
      BuiltInFonts.match(name, on: process.platform, deploymentTarget: process.deploymentTarget)
        == nil
        ? BuiltInFonts.match(
          ignoringCase: name, on: process.platform, deploymentTarget: process.deploymentTarget)
        : nil
    case .postScriptName, .familyName, .fullName, .namedInstance: nil
    }
  }
}

extension FaceIndex {
  fileprivate func faces(named name: String, as kind: NameSearch.Kind) -> [FaceIdentity] {
    switch kind {
    case .postScriptName: hits(named: name, as: .postScriptName)
    case .familyName: hits(named: name, as: .familyName)
    case .fullName: hits(named: name, as: .fullName)
    case .namedInstance: hits(named: name, as: .namedInstance)
    case .builtIn: []
    case .letterCase:
      NameSearch.Kind.allCases.prefix(4).contains { !faces(named: name, as: $0).isEmpty }
        ? [] : faces(ignoringCase: name, familyOnly: false) { _ in true }.map(\.face)
    }
  }
}

extension ProcessFonts {
  /// How far a file gets on its way to this process.
  fileprivate func reach(of path: String) -> NameSearch.Reach {
    if declared.contains(path) { return .declared }
    guard process.bundle.fonts.contains(where: { $0.path == path }) else { return .notBundled }
    return registeredInCodeOnly.contains(path) ? .registeredInCode : .bundled
  }
}
