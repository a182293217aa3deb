import FileTree
import SourceText

/// A property list of a folder that stands for a process.
struct FoundManifest: Sendable {
  var path: String
  var manifest: Manifest
  var kind: AppProcess.Kind = .app
  var platforms: [Platform] = [.iOS]
  var deploymentTargets: [Platform: OSVersion] = [:]
  var comments: [ToolComment] = []

  /// What a file turned out to be.
  enum Finding: Sendable {
    case manifest(FoundManifest)
    case unchecked(UncheckedFile)
    case nothing
  }

  /// Whether a file may be a manifest. The list of a resource bundle is not: the platform reads fonts
  /// from the running bundle's own manifest only.
  static func isCandidate(_ file: FileTree.File) -> Bool {
    file.relativePath.lowercased().hasSuffix(".plist")
      && !file.relativePath.hasFolder(withExtension: "bundle")
  }

  static func read(_ file: FileTree.File) -> Finding {
    let isInfo = isNamedInfo(file.path)
    let bytes: [UInt8]
    do {
      bytes = try FileTree.read(file.path)
    } catch {
      return .unchecked(UncheckedFile(path: file.path, reason: error.reason, isError: isInfo))
    }
    let isBinary = bytes.starts(with: "bplist".utf8)
    let text = isBinary ? nil : SourceText(path: file.path, bytes: bytes)
    let mentionsFonts = mentionsFonts(text?.utf8 ?? bytes)
    guard isInfo || mentionsFonts else { return .nothing }
    do throws(DocumentError) {
      let root =
        if let text { try PropertyListDocument.read(text) } else {
          try PropertyListDocument.read(path: file.path, bytes: bytes)
        }
      return finding(root, path: file.path, text: text, isInfo: isInfo)
    } catch {
      return failure(error, path: file.path, text: text, isInfo: isInfo, mentionsFonts)
    }
  }
}

extension FoundManifest {
  private static func finding(
    _ root: PlacedValue, path: String, text: SourceText?, isInfo: Bool
  ) -> Finding {
    guard root.entries != nil else {
      guard isInfo else { return .nothing }
      let reason = "is \(root.kind), not a dictionary"
      return .manifest(FoundManifest(path: path, unreadable: reason, place: root.place))
    }
    let list = InfoPropertyList(path: path, root: root)
    guard list.hasFontKey || isInfo && list.hasMisplacedFontKey else { return .nothing }
    var found = FoundManifest(list)
    found.comments = text?.toolComments(.markup) ?? []
    return .manifest(found)
  }

  private static func failure(
    _ error: DocumentError, path: String, text: SourceText?, isInfo: Bool, _ mentionsFonts: Bool
  ) -> Finding {
    if let text, usesPreprocessor(text) {
      let reason = "is written for the C preprocessor, which fontgate does not run"
      return .unchecked(UncheckedFile(path: path, reason: reason, isError: false))
    }
    if isInfo {
      return .manifest(
        FoundManifest(path: path, unreadable: error.reason, place: error.place))
    }
    let line = error.place.line.map { " (line \($0))" } ?? ""
    return .unchecked(UncheckedFile(path: path, reason: error.reason + line))
  }

  private init(path: String, unreadable reason: String, place: SourcePlace) {
    self.path = path
    let fault = Manifest.Fault(kind: .unreadable(reason), place: place)
    manifest = Manifest(path: path, faults: [fault])
  }

  private init(_ list: InfoPropertyList) {
    path = list.path
    manifest = list.manifest
    kind = list.kind
    platforms = list.platforms
    for platform in platforms {
      deploymentTargets[platform] = list.deploymentTarget(on: platform)
    }
  }

  /// `Info.plist`, `App-Info.plist`, `AppInfo.plist`: names that Xcode and people give to manifests.
  /// Firebase's file has such a name, is none, and is often left out or encrypted.
  private static func isNamedInfo(_ path: String) -> Bool {
    let name = path.lastComponent.lowercased()
    return name.hasSuffix("info.plist") && !name.hasPrefix("googleservice")
  }

  private static func mentionsFonts(_ bytes: [UInt8]) -> Bool {
    [Manifest.Key.uiAppFonts, .atsApplicationFontsPath].contains { key in
      bytes.firstIndex(of: Array(key.rawValue.utf8), in: 0..<bytes.count) != nil
    }
  }

  /// Whether lines begin as those of `INFOPLIST_PREPROCESS` do.
  private static func usesPreprocessor(_ text: SourceText) -> Bool {
    let directives = ["#if", "#include", "#define", "#import", "#undef"]
    return (1...text.lineCount).contains { number in
      guard let line = text.line(number) else { return false }
      return directives.contains { line.hasPrefix($0) }
    }
  }
}
