import AppManifest
import FontReferences
import SourceText

/// Where a way of a name to a call leads.
extension NameGroup.Way {
  /// Whether the process compiles both the call and the name.
  func runs(in process: AppProcess) -> Bool {
    use.runs(in: process)
      && (candidate.platforms.map { process.platform.isNamed(in: $0) } ?? true)
  }

  /// Whether the process uses the name anywhere but in previews and tests.
  func isLive(in process: AppProcess) -> Bool {
    guard use.isLive, candidate.isLive else { return false }
    return candidate.uses.isEmpty
      || candidate.uses.contains {
        !$0.isPreviewOrTest && process.sources.contains($0.place.path)
      }
  }

  /// Whether other names are tried before or after it. Objective-C says so of the call alone.
  var isTriedInTurn: Bool {
    candidate.attempt != nil
      || (use.chain != nil && use.candidates.allSatisfy { $0.attempt == nil })
  }
}

extension FontReference {
  /// Whether the call is among the process's sources, and compiled for its platform.
  func runs(in process: AppProcess) -> Bool {
    process.sources.contains(place.path)
      && (platforms.map { process.platform.isNamed(in: $0) } ?? true)
  }
}

extension Platform {
  /// Whether `#if os(…)` with one of these names lets code into the platform's build. `os(iOS)` holds
  /// for Mac Catalyst too.
  fileprivate func isNamed(in platforms: Set<String>) -> Bool {
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
