import AppManifest

/// Chooses among the answers of processes that cannot be told apart.
///
/// Without a project file nobody knows which process runs a call: it is a mistake only when none of them
/// has the font. Then the answers that say most are kept: a font that was forgotten to register before
/// one that nobody has.
struct ConventionChoice {
  let processes: [ProcessFonts]

  /// The answers to keep, in their order.
  func choose(_ resolutions: [Resolution]) -> [Resolution] {
    let shared = resolutions.filter { isShared($0.process) }
    guard shared.count > 1 else { return resolutions }
    let kept = Set(best(of: shared).map(\.process))
    return resolutions.filter { !isShared($0.process) || kept.contains($0.process) }
  }
}

extension ConventionChoice {
  private func isShared(_ index: Int) -> Bool {
    processes.indices.contains(index) && processes[index].process.provider == .convention
  }

  private func best(of resolutions: [Resolution]) -> [Resolution] {
    let found = resolutions.filter(\.outcome.isFound)
    if !found.isEmpty { return found }
    let unregistered = resolutions.filter { $0.outcome == .unregistered }
    if unregistered.isEmpty { return resolutions }
    // The process that would be expected to declare the file.
    let owners = unregistered.filter { resolution in
      processes[resolution.process].undeclared.contains { $0.path == resolution.face?.path }
    }
    return owners.isEmpty ? unregistered : owners
  }
}
