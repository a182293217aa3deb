/// Files that `EXCLUDED_SOURCE_FILE_NAMES` takes out of a target again, on some platforms or on all.
struct XcodeExclusions {
  private let project: XcodeProject
  /// For each platform the patterns of each build configuration.
  private let patterns: [Platform: [[PathPattern]]]

  /// - Parameter settings: those of the configurations that are looked at.
  init(_ settings: [BuildSettings], _ platforms: [Platform], in project: XcodeProject) {
    self.project = project
    var patterns: [Platform: [[PathPattern]]] = [:]
    for platform in platforms {
      let lists = settings.map { settings in
        let own = settings.settings(sdk: platform.sdk)
        return own.list("INCLUDED_SOURCE_FILE_NAMES").isEmpty
          ? own.list("EXCLUDED_SOURCE_FILE_NAMES") : []
      }
      // What one configuration only leaves out is there in the others.
      if lists.allSatisfy({ !$0.isEmpty }) {
        patterns[platform] = lists.map { $0.map(Self.pattern) }
      }
    }
    self.patterns = patterns
  }

  func apply(to target: inout ProjectTarget) {
    guard !patterns.isEmpty else { return }
    let all = Set(target.platforms.map(\.platform))
    for source in target.sources {
      let left = all.subtracting(excluded(source))
      guard left != all else { continue }
      target.sourcePlatforms[source] = target.sourcePlatforms[source]?.intersection(left) ?? left
    }
    for index in target.fonts.indices {
      let left = all.subtracting(excluded(target.fonts[index].path))
      guard left != all else { continue }
      target.fonts[index].platforms = target.fonts[index].platforms?.intersection(left) ?? left
    }
  }

  private func excluded(_ path: String) -> Set<Platform> {
    let root = project.sourceRoot + "/"
    let relative = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    let excluding = patterns.filter { _, lists in
      lists.allSatisfy { list in
        list.contains { pattern in
          pattern.matches(path.lastComponent) || pattern.matchesOrContains(relative)
        }
      }
    }
    return Set(excluding.keys)
  }

  private static func pattern(_ text: String) -> PathPattern {
    // As Xcode has it, `*` alone spans folders too.
    PathPattern(text.hasPrefix("*/") ? "**/" + text.dropFirst(2) : text)
  }
}
