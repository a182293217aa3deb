/// The folders of a project that Xcode keeps in step with the disk, found by the targets they concern.
package struct SynchronizedGroups: Sendable {
  /// In the order of the file.
  private let groups: [XcodeObject]
  /// The groups by what they concern: their own identifiers, and those of the targets and phases that their
  /// exceptions are for.
  private var byIdentifier: [String: [Int]] = [:]
  private var byTarget: [String: [Int]] = [:]
  private var byPhase: [String: [Int]] = [:]

  package init(_ groups: [XcodeObject], exceptions: (XcodeObject) -> [XcodeObject]) {
    self.groups = groups
    for (index, group) in groups.enumerated() {
      byIdentifier[group.id, default: []].append(index)
      for exception in exceptions(group) {
        if let target = exception.string("target") { byTarget[target, default: []].append(index) }
        if let phase = exception.string("buildPhase") { byPhase[phase, default: []].append(index) }
      }
    }
  }

  /// Those that a target owns, and those with exceptions for it or its phases, in the order of the file.
  package func concerning(
    _ target: XcodeObject, owned: Set<String>, phases: Set<String>
  ) -> [XcodeObject] {
    let found =
      owned.flatMap { byIdentifier[$0] ?? [] } + (byTarget[target.id] ?? [])
      + phases.flatMap { byPhase[$0] ?? [] }
    return Set(found).sorted().map { groups[$0] }
  }
}
