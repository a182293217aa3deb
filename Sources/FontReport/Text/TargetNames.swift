package import AppManifest
import FontDiagnostics
import FontResolution
import SourceText

/// What reports call targets: their names, with the project where several projects have a target of one
/// name.
package struct TargetNames: Sendable {
  private let processes: [String: [AppProcess]]
  /// How many processes a target has.
  private let counts: [TargetIdentity: Int]
  /// The projects that have a target, by its name.
  private let projects: [String: Set<String>]
  private let paths: ReportPaths

  /// - Parameter currentDirectory: the folder that relative paths are relative to, absolute.
  package init(_ processes: [AppProcess], currentDirectory: String) {
    self.init(processes, ReportPaths(currentDirectory: currentDirectory))
  }

  init(_ processes: [AppProcess], _ paths: ReportPaths) {
    self.processes = Dictionary(grouping: processes, by: \.name)
    self.paths = paths
    counts = processes.reduce(into: [:]) { $0[TargetIdentity($1), default: 0] += 1 }
    projects = counts.keys.reduce(into: [:]) { $0[$1.name, default: []].insert($1.project) }
  }

  /// `App`; `App in Phone` where another project has an `App` too. Fit to be shown.
  package func name(_ process: AppProcess) -> String { name(TargetIdentity(process)) }

  /// The names of some processes, each once, in their order.
  package func names(_ processes: some Sequence<AppProcess>) -> [String] {
    var seen: Set<String> = []
    return processes.map(name).filter { seen.insert($0).inserted }
  }

  /// Where a finding happens, as far as there are others: `App`, `App, macOS`, `Release`; `nil` where it
  /// is the same everywhere.
  func context(of finding: Diagnostic) -> String? {
    guard let target = finding.target else { return nil }
    let all = processes[target] ?? []
    let named = all.filter { (finding.platform ?? $0.platform) == $0.platform }
    let meant = processesAround(finding.place.path, among: named)
    var parts: [String] = []
    if counts.count > 1 {
      let names = self.names(meant)
      parts.append(names.count == 1 ? names[0] : PrintableText.text(target))
    }
    let platforms = Set(all.map(\.platform))
    if platforms.count > 1, let platform = finding.platform { parts.append(platform.rawValue) }
    if !Set(meant.flatMap(\.configurations)).isSubset(of: finding.configurations) {
      parts += finding.configurations.map(PrintableText.text)
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The build configurations that tell a process from others of its target.
  func configurations(of process: AppProcess) -> [String] {
    let isAlone = counts[TargetIdentity(process)] == 1
    return isAlone ? [] : process.configurations.map(PrintableText.text)
  }
}

extension TargetNames {
  private func name(_ identity: TargetIdentity) -> String {
    let name = PrintableText.text(identity.name)
    let projects = projects[identity.name] ?? []
    guard projects.count > 1, !identity.project.isEmpty else { return name }
    let folders = Set(projects.map(\.folder))
    let home = folders.count == projects.count ? identity.project.folder : identity.project
    return "\(name) in \(PrintableText.text(paths.relative(home)))"
  }

  /// Those of one project, where a path says which is meant.
  private func processesAround(_ path: String, among named: [AppProcess]) -> [AppProcess] {
    guard Set(named.map { TargetIdentity($0).project }).count > 1 else { return named }
    let tests: [(AppProcess) -> Bool] = [
      { $0.manifest.path == path },
      { if case .files(let files) = $0.sources { files.contains(path) } else { false } },
      { path.hasPrefix(TargetIdentity($0).project.folder + "/") },
    ]
    return tests.lazy.map { test in named.filter { test($0) } }.first { !$0.isEmpty } ?? named
  }
}

extension String {
  /// The path up to its last slash.
  fileprivate var folder: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? self
  }
}
