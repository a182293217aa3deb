import AppManifest
import SourceText

/// Tells what belongs to other apps of the folder: it excuses and explains nothing.
///
/// An app has the folder of its project. What lies in that of another app, one that is not around this app's
/// own, and none of whose code this app compiles, is the other's. So is what lies in a
/// package beside the app that it does not link.
struct OtherApps: Sendable {
  /// For each process the folders of others, in the order of the processes.
  private let foreign: [[String]]
  private let bundled: [Set<String>]

  /// - Parameter unlinked: the folders of packages that no process links.
  init(_ processes: [AppProcess], unlinked: Set<String> = []) {
    let homes = processes.map(\.home)
    let apps = Set(zip(processes, homes).compactMap { $0.kind == .unknown ? nil : $1 })
    let packages = Set(processes.compactMap(\.packageFolder)).union(unlinked).subtracting(apps)
    let all = apps.union(packages).sorted()
    let asking = Set(homes.compactMap { $0 })
    guard asking.union(all).count > 1 else {
      foreign = []
      bundled = []
      return
    }
    var entered: [String: Set<String>] = [:]
    for (process, home) in zip(processes, homes) {
      guard let home, case .files(let paths) = process.sources else { continue }
      entered[home, default: []].formUnion(Set(paths.map(\.folder)))
    }
    let others = Dictionary(
      uniqueKeysWithValues: asking.map { home in
        let folders = entered[home] ?? []
        let others = all.filter { other in
          other != home && !home.isBelow(other)
            && !(packages.contains(other) && other.isBelow(home))
            && !folders.contains { $0 == other || $0.isBelow(other) }
        }
        return (home, others)
      })
    foreign = homes.map { $0.flatMap { others[$0] } ?? [] }
    bundled = zip(processes, foreign).map { process, foreign in
      foreign.isEmpty ? [] : Set(process.bundle.fonts.map(\.path))
    }
  }

  /// Whether a file is another app's than that of a process.
  func own(_ path: String, against process: Int) -> Bool {
    guard foreign.indices.contains(process) else { return false }
    return foreign[process].contains { path.isBelow($0) } && !bundled[process].contains(path)
  }
}

extension AppProcess {
  /// The folder of the package that it stands for; `nil` for what runs.
  fileprivate var packageFolder: String? {
    guard kind == .unknown, case .project(.swiftPackage, let path) = provider else { return nil }
    return path.folder
  }

  /// The folder of its project; `nil` where no project says what the process is, or it is no app's. What
  /// stands for targets that are not followed has a home, and nothing there is its alone.
  fileprivate var home: String? {
    guard case .project(let project, let path) = provider, project != .builtProduct,
      kind != .unknown || project == .tuist
    else { return nil }
    let folder = path.folder
    // React Native and Expo keep a project for each platform below the app's folder.
    let isPlatform = ["/ios", "/macos"].contains { folder.hasSuffix($0) }
    return isPlatform ? folder.folder : folder
  }
}
