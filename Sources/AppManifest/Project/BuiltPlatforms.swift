import FileTree
import SourceText

/// Leaves out the platforms that a target names and is never built for: those that its own sources cannot
/// be compiled for, or those of what it links, and those that no app is built for which holds it.
enum BuiltPlatforms {
  static func narrow(_ targets: inout [ProjectTarget]) {
    let candidates = targets.indices.filter { targets[$0].mayBeOnMac }
    var links = ProjectGraph.Links(graph: ProjectGraph(candidates.isEmpty ? [] : targets))
    for index in candidates {
      var sources = targets[index].sources
      // What a pod compiles may be chosen by the platform.
      for linked in links.targets(of: targets[index], on: .macOS)
      where linked.product != .podLibrary {
        sources.formUnion(linked.sources(on: .macOS))
      }
      guard let kit = interfaceKit(of: sources) else { continue }
      targets[index].platforms.keep { ($0 == .macOS) == (kit == .appKit) }
    }
    let hosts = hosts(of: targets)
    for index in targets.indices {
      guard let built = hosts[targets[index].id] else { continue }
      targets[index].platforms.keep { built.contains($0) }
    }
  }

  private enum InterfaceKit { case uiKit, appKit }

  /// What sources need wherever they are compiled; `nil` where that is nothing, or cannot be said.
  private static func interfaceKit(of sources: Set<String>) -> InterfaceKit? {
    let code = sources.filter { ["swift", "m", "mm"].contains($0.pathExtension) }.sorted()
    let needs = ParserThreads.map(code, unconditionalImports)
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    switch (needs.contains("UIKit"), needs.isDisjoint(with: ["AppKit", "Cocoa"])) {
    case (true, true): return .uiKit
    case (false, false): return .appKit
    default: return nil
    }
  }

  /// What a file imports outside of every condition.
  private static func unconditionalImports(_ path: String) -> Set<String> {
    guard let bytes = try? FileTree.read(path) else { return [] }
    var conditions = 0
    var found: Set<String> = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let line = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if line.starts(with: "#if".utf8) {
        conditions += 1
      } else if line.starts(with: "#endif".utf8) {
        conditions -= 1
      } else if conditions == 0 {
        for name in ["UIKit", "AppKit", "Cocoa"] where imports(name, line) { found.insert(name) }
      }
    }
    return found
  }

  private static func imports(_ name: String, _ line: ArraySlice<UInt8>) -> Bool {
    if line.starts(with: "#import <\(name)/".utf8) || line.starts(with: "@import \(name);".utf8) {
      return true
    }
    guard line.starts(with: "import \(name)".utf8) else { return false }
    let next = line.dropFirst(name.utf8.count + 7).first
    return next.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") } ?? true
  }

  /// The platforms of the apps that hold an extension.
  private static func hosts(of targets: [ProjectTarget]) -> [ProjectTarget.ID: Set<Platform>] {
    let extensions = Set(
      targets.filter { $0.product == .process(.appex) || $0.product == .process(.appClip) }.map(
        \.id))
    var hosts: [ProjectTarget.ID: Set<Platform>] = [:]
    for target in targets where target.isProcess {
      for id in target.dependencies where extensions.contains(id) && id != target.id {
        hosts[id, default: []].formUnion(target.platforms.map(\.platform))
      }
    }
    return hosts
  }
}

extension ProjectTarget {
  fileprivate var isProcess: Bool { if case .process = product { true } else { false } }

  /// Whether it is a process of the Mac and of another platform too.
  fileprivate var mayBeOnMac: Bool {
    isProcess && platforms.count > 1 && platforms.contains { $0.platform == .macOS }
  }
}

extension [ProjectTarget.PlatformSupport] {
  /// Keeps the platforms that pass; all where none does.
  fileprivate mutating func keep(where passes: (Platform) -> Bool) {
    let kept = filter { passes($0.platform) }
    if !kept.isEmpty { self = kept }
  }
}
