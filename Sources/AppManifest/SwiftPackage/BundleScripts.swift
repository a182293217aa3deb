import FileTree
import SourceText

/// The scripts of a package (a Makefile, `bundle.sh`) that put an `.app` for the Mac around its executable.
///
/// SwiftPM makes no apps: what such a script copies is all the bundle has, and the `Info.plist` that it
/// copies or writes is the app's.
struct BundleScripts {
  private let folder: String
  private let files: ProjectFiles

  init(_ folder: String, _ files: ProjectFiles) {
    self.folder = folder
    self.files = files
  }

  /// What the scripts make; `nil` where none makes an app.
  func bundle() -> ScriptedBundle? {
    let found = paths.compactMap { path -> ScriptedBundle? in
      guard let bytes = try? FileTree.read(path, limit: 256 << 10) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      let makesApp = ["Contents/MacOS", "Contents/Resources", "Contents/Info.plist"]
        .contains(where: text.contains)
      guard makesApp, text.contains("swift build") || text.contains(".build") else { return nil }
      return BundleScript(path: path, folder: folder, files: files).read(text)
    }
    return found.dropFirst().reduce(found.first) { $0?.joined(with: $1) }
  }

  /// Scripts stand beside the package's manifest, or in a folder there.
  private var paths: [String] {
    let items = files.items(in: folder)
    return (items + items.flatMap { files.items(in: $0) }).filter(Self.isScript).sorted()
  }

  private static func isScript(_ path: String) -> Bool {
    ["sh", "bash", "zsh", "mk"].contains(path.pathExtension)
      || ["makefile", "gnumakefile", "justfile"].contains(path.lastComponent.lowercased())
  }
}

/// An app that scripts put together.
struct ScriptedBundle {
  /// The manifests that the scripts copy or write.
  var manifests: [Manifest] = []
  /// Whether a script makes the manifest in a way that is not followed.
  var hasUnseenManifest = false
  /// The fonts that they copy.
  var fonts: [ProjectResource] = []
  /// The first line that copies what is not known among the resources.
  var unseen: SourcePlace?
  /// The first script.
  var place: SourcePlace

  func joined(with other: ScriptedBundle) -> ScriptedBundle {
    var whole = self
    whole.manifests += other.manifests
    whole.hasUnseenManifest = hasUnseenManifest || other.hasUnseenManifest
    whole.fonts += other.fonts.filter { !fonts.contains($0) }
    whole.unseen = unseen ?? other.unseen
    return whole
  }

  /// What the app declares: unknown where no manifest is plainly the app's.
  private var manifest: Manifest {
    let values = Set(manifests.map { $0.entries.map(\.value) })
    guard let first = manifests.first, values.count == 1, !hasUnseenManifest else {
      return .unseen(place.path)
    }
    return first
  }

  func add(to process: inout ProjectTarget) {
    let version = process.platforms.first { $0.platform == .macOS }?.deploymentTarget
    process.platforms = [
      ProjectTarget.PlatformSupport(platform: .macOS, deploymentTarget: version)
    ]
    process.declarations = [ProjectTarget.Declaration(configurations: [], manifest: manifest)]
    process.fonts += fonts
    if let unseen { process.unseenResources = UnseenResources(place: unseen) }
  }
}
