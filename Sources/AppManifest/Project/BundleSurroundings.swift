import SourceText
/// What the entries of a manifest name beyond the process's own resources: files of the app around an
/// extension (`../../Frameworks/Core.framework/A.ttf`), of an extension within an app, and of frameworks
/// and bundles that are not in the folder.
struct BundleSurroundings {
  private let graph: ProjectGraph
  private let processes: [ProjectTarget.ID: ProjectTarget]
  private var containers: [ProjectTarget.ID: [ProjectTarget]] = [:]

  /// Entries that are looked at; no manifest lists as many fonts of other bundles.
  private static let most = 500

  init(graph: ProjectGraph) {
    self.graph = graph
    let all = graph.processTargets
    processes = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    for container in all {
      for id in container.dependencies where processes[id] != nil && id != container.id {
        containers[id, default: []].append(container)
      }
    }
  }

  /// Adds to a process's bundle what its manifest names in the bundles around it and within it.
  func add(
    to process: inout AppProcess, of target: ProjectTarget, _ linked: [ProjectTarget],
    _ links: inout ProjectGraph.Links
  ) {
    let around = containers[target.id] ?? []
    process.containers = around.map(\.id.name)
    let entries = process.manifest.entries.filter { $0.key == .uiAppFonts }
      .map { BundledPath($0.value) }.filter { !$0.names.isEmpty && $0.leadsElsewhere }
    // A bundle of the Mac is laid out otherwise.
    guard !entries.isEmpty, process.platform != .macOS, process.platform != .macCatalyst else {
      return
    }
    let held = Set(
      process.bundle.fonts.map(\.bundlePath) + process.bundle.absent.map(\.bundlePath))
    for entry in entries.prefix(Self.most) where !held.contains(entry.text) {
      switch entry.parents {
      case 0:
        addEmbedded(entry, to: &process, of: target, &links)
        addFetched(entry, to: &process, [target] + linked)
      case 2:
        for container in around {
          let linked = links.targets(of: container, on: process.platform)
          add(entry, to: &process, of: container, linked, below: "../../", from: entry.names)
          addFetched(entry, to: &process, [container] + linked)
        }
      default: break
      }
    }
  }
}

extension BundleSurroundings {
  /// `PlugIns/Widget.appex/A.ttf` in the manifest of the app.
  private func addEmbedded(
    _ entry: BundledPath, to process: inout AppProcess, of target: ProjectTarget,
    _ links: inout ProjectGraph.Links
  ) {
    guard entry.names.count > 2, ["appex", "app"].contains(entry.names[1].pathExtension) else {
      return
    }
    let name = entry.names[1].withoutExtension
    for inner in target.dependencies.compactMap({ processes[$0] })
    where (inner.productName ?? inner.id.name) == name {
      add(
        entry, to: &process, of: inner, links.targets(of: inner, on: process.platform),
        below: entry.names[..<2].joined(separator: "/") + "/", from: entry.names.dropFirst(2))
    }
  }

  private func add(
    _ entry: BundledPath, to process: inout AppProcess, of other: ProjectTarget,
    _ linked: [ProjectTarget], below folder: String, from names: some Collection<String>
  ) {
    let path = names.joined(separator: "/")
    for font in graph.fonts(of: other, linked, on: process.platform)
    where font.bundlePath == path && !process.bundle.holds(entry.text) {
      // What an extension links of the app's frameworks lies in the app alone.
      process.bundle.fonts.removeAll { $0.path == font.path && $0.bundlePath == path }
      process.bundle.fonts.append(
        BundledFile(path: font.path, bundlePath: folder + path, place: font.place))
    }
    for font in graph.absentFonts(of: other, linked, on: process.platform)
    where font.bundlePath == path && !process.bundle.holds(entry.text) {
      var font = font
      font.bundlePath = folder + path
      process.bundle.absent.append(font)
    }
  }

  /// A framework or a bundle that no target makes is fetched, with whatever it holds.
  private func addFetched(
    _ entry: BundledPath, to process: inout AppProcess, _ targets: [ProjectTarget]
  ) {
    guard !process.bundle.holds(entry.text),
      let folder = entry.names.dropLast().first(where: {
        ["framework", "bundle"].contains($0.pathExtension)
      })
    else { return }
    let isKnown = targets.contains { $0.makes(folder) }
    let name = entry.names.last ?? ""
    let isHere = process.bundle.fonts.contains { $0.bundlePath.lastComponent == name }
    guard !isKnown, !isHere else { return }
    process.bundle.absent.append(
      AbsentFont(path: entry.text, bundlePath: entry.text, isFetched: true))
  }
}

/// A path as an entry writes it, without what says nothing.
private struct BundledPath {
  /// How many folders it leads up before it leads down.
  var parents = 0
  var names: [String] = []

  init(_ path: String) {
    for part in path.pathComponents where part != "." {
      if part != ".." {
        names.append(String(part))
      } else if names.popLast() == nil {
        parents += 1
      }
    }
  }

  /// Whether it leads into another bundle.
  var leadsElsewhere: Bool {
    parents > 0
      || names.dropLast().contains {
        ["framework", "bundle", "appex", "app"].contains($0.pathExtension)
      }
  }

  var text: String {
    (Array(repeating: "..", count: parents) + names).joined(separator: "/")
  }
}

extension BundleContents {
  fileprivate func holds(_ path: String) -> Bool {
    fonts.contains { $0.bundlePath == path } || absent.contains { $0.bundlePath == path }
  }
}

extension ProjectTarget {
  /// Whether it becomes a framework or a bundle of this name, or holds one.
  fileprivate func makes(_ folder: String) -> Bool {
    let name = folder.withoutExtension
    let isMade =
      switch product {
      case .framework, .staticLibrary, .podLibrary, .resourceBundle, .unknown:
        (productName ?? id.name) == name
      case .packageTarget(let bundle): bundle == name
      case .process, .tests, .tool: false
      }
    return isMade
      || fonts.contains { $0.bundlePath.pathComponents.contains { $0 == folder } }
  }
}
