package import AppManifest
package import FontReferences
import SourceText

/// Where a way of a name to a call leads.
extension NameGroup.Way {
  /// Whether the process compiles both the call and the name; a name in a document is that of who has it.
  func runs(in process: AppProcess) -> Bool {
    use.runs(in: process)
      && (!candidate.place.path.isOfDocument || process.has(document: candidate.place.path))
      && (candidate.platforms.map { process.platform.isNamed(in: $0) } ?? true)
      && (candidate.olderSystems.map { process.mayRun(on: $0) } ?? true)
  }

  /// Whether the process uses the name anywhere but in previews and tests.
  func isLive(in process: AppProcess) -> Bool {
    isUsed { process.sources.contains($0) && !process.testSources.contains($0) }
  }

  /// Whether a source of the process's own target uses the name, or makes a view that does; what else it links may
  /// be there for other processes.
  func isUsedByTarget(of process: AppProcess) -> Bool {
    isUsed(where: process.ownSources.contains)
      || use.isLive && candidate.isLive
        && candidate.makers.contains(where: process.ownSources.contains)
  }

  /// Whether the name is used, previews and tests aside, in a file that passes.
  private func isUsed(where passes: (String) -> Bool) -> Bool {
    guard use.isLive, candidate.isLive else { return false }
    guard !candidate.uses.isEmpty else { return passes(use.place.path) }
    return candidate.uses.contains { !$0.isPreviewOrTest && passes($0.place.path) }
  }

  /// Whether only tests that the process hosts make the call, or write the name.
  func isOfTests(in process: AppProcess) -> Bool {
    process.testSources.contains(use.place.path)
      || process.testSources.contains(candidate.place.path)
  }

  /// Whether other names are tried before or after it. Objective-C says so of the call alone.
  var isTriedInTurn: Bool {
    candidate.attempt != nil
      || (use.chain != nil && use.candidates.allSatisfy { $0.attempt == nil })
  }
}

extension FontReference {
  /// Whether the call is among the process's sources, and compiled for its platform.
  package func runs(in process: AppProcess) -> Bool {
    process.sources.contains(place.path) && process.runs(programs)
      && (platforms.map { process.platform.isNamed(in: $0) } ?? true)
  }
}

extension FontRegistration {
  /// Whether the process makes the call, and not only for a preview or a test.
  func runs(in process: AppProcess) -> Bool {
    isCompiled(in: process) && !isIdle(in: process)
  }

  /// Whether the process has the call, and nothing of the process ever comes to it.
  func isLeftAside(in process: AppProcess) -> Bool {
    isCompiled(in: process) && isIdle(in: process)
  }

  /// Whether a preview or a test makes the call with the process's code.
  func runsInPreviews(of process: AppProcess) -> Bool {
    isForTestsOnly && isPart(of: process)
  }

  private func isCompiled(in process: AppProcess) -> Bool {
    !isForTestsOnly && isPart(of: process)
  }

  private func isPart(of process: AppProcess) -> Bool {
    let path = place.path
    return process.sources.contains(path) && process.runs(programs)
      && !process.testSources.contains(path)
      && (platforms.map { process.platform.isNamed(in: $0) } ?? true)
  }

  /// A library that stands for itself is called by an app that is not here.
  private func isIdle(in process: AppProcess) -> Bool {
    isUncalled && !(isOffered && process.kind == .unknown)
  }
}

extension AppProcess {
  /// Whether the process's bundle has a document, as its `Info.plist` or otherwise.
  fileprivate func has(document path: String) -> Bool {
    manifest.path == path || sources.contains(path)
  }

  /// Whether some system that the process runs on is older than what code asks for.
  fileprivate func mayRun(on systems: OlderSystems) -> Bool {
    guard let end = systems.end(on: platform.rawValue) else { return true }
    guard !end.isEmpty else { return false }
    guard let version = OSVersion(end), let oldest = deploymentTarget else { return true }
    // 15.0 is older than 15.0.1.
    let parts = end.split(separator: ".")
    return oldest < version || oldest == version && parts.count > 2 && parts[2] != "0"
  }

  /// Whether the process's code is one of some programs; all code is where they are not told apart.
  func runs(_ programs: Set<Int>?) -> Bool {
    guard let program, let programs else { return true }
    return programs.contains(program)
  }
}

extension Platform {
  /// Whether `#if os(…)` with one of these names lets code into the platform's build. `os(iOS)` holds
  /// for Mac Catalyst too.
  package func isNamed(in platforms: Set<String>) -> Bool {
    let names: Set<String> =
      switch self {
      case .iOS: ["ios", "ipados"]
      case .macOS: ["macos", "osx"]
      case .macCatalyst: ["ios", "ipados", "maccatalyst"]
      case .tvOS: ["tvos"]
      case .watchOS: ["watchos"]
      case .visionOS: ["visionos", "xros"]
      }
    return platforms.contains { names.contains($0.lowercased()) }
  }
}

extension String {
  /// Whether it is the path of a property list or of JSON.
  fileprivate var isOfDocument: Bool { hasSuffix(".plist") || hasSuffix(".json") }
}
