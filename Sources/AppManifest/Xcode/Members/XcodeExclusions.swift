import FileTree
import SourceText
import XcodeProjects

/// Files that `EXCLUDED_SOURCE_FILE_NAMES` takes out of a target again, on some platforms or on all.
struct XcodeExclusions {
  private let project: XcodeProject
  /// For each platform what each build configuration leaves out.
  private let lists: [Platform: [Exclusion]]

  /// What one configuration leaves out, but for what it takes in again.
  private struct Exclusion {
    var excluded: [PathPattern]
    var included: [PathPattern]
  }

  /// - Parameter settings: those of the configurations that are looked at.
  init(_ settings: [BuildSettings], _ platforms: [Platform], in project: XcodeProject) {
    self.project = project
    var all: [Platform: [Exclusion]] = [:]
    for platform in platforms {
      let lists = settings.map { settings in
        let own = settings.settings(sdk: platform.sdk)
        return Exclusion(
          excluded: own.list("EXCLUDED_SOURCE_FILE_NAMES").map(Self.pattern),
          included: own.list("INCLUDED_SOURCE_FILE_NAMES").map(Self.pattern))
      }
      // What one configuration only leaves out is there in the others.
      if !lists.isEmpty, lists.allSatisfy({ !$0.excluded.isEmpty }) { all[platform] = lists }
    }
    lists = all
  }

  func apply(to target: inout ProjectTarget) {
    guard !lists.isEmpty else { return }
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
    func matches(_ patterns: [PathPattern]) -> Bool {
      patterns.contains { $0.matches(path.lastComponent) || $0.matchesOrContains(relative) }
    }
    let excluding = lists.filter { _, lists in
      lists.allSatisfy { matches($0.excluded) && !matches($0.included) }
    }
    return Set(excluding.keys)
  }

  private static func pattern(_ text: String) -> PathPattern {
    // As Xcode has it, `*` alone spans folders too.
    PathPattern(text.hasPrefix("*/") ? "**/" + text.dropFirst(2) : text)
  }
}
