import FileTree
import NameFlow
import SourceText

/// Finds storyboards that nothing loads: no source writes their names, no `Info.plist` and no setting does, and
/// no document that is loaded leads to them.
struct UnloadedStoryboards {
  /// The names of storyboards, by their paths.
  private var names: [String: String] = [:]

  /// Takes note of a document. One that is shown before any code runs, one for the watch, and one with a name
  /// that the platform or a template takes for the first are always loaded.
  mutating func add(_ path: String, _ fonts: InterfaceBuilderFonts) {
    guard path.hasSuffix(".storyboard"), let first = fonts.references.first,
      !first.isOnLaunchScreen, let platforms = first.platforms, !platforms.contains("watchOS")
    else { return }
    let name = String(path.lastComponent.dropLast(".storyboard".count))
    if !InterfaceNames.mainNames.contains(name) { names[path] = name }
  }

  /// The paths of those that nothing loads.
  ///
  /// - Parameter manifests: files that may say which storyboards the system loads; `nil` where some of them
  ///   are not here.
  func paths(
    among code: [SourceText], and documents: [InterfaceDocument], manifests: [String]?
  ) -> Set<String> {
    guard !names.isEmpty, !code.isEmpty, let manifests else { return [] }
    var loaded = StoryboardWords(code).written(of: Set(names.values))
    guard names.values.contains(where: { !loaded.contains($0) }), !isOpen(code) else { return [] }
    let missing = Set(names.values).subtracting(loaded)
    for found in ParserThreads.map(manifests, { Self.named($0, among: missing) }) {
      loaded.formUnion(found)
    }
    let byName = Dictionary(grouping: documents) { names[$0.path] }
    var pending = byName[nil] ?? []
    for name in loaded { pending += byName[name] ?? [] }
    while let next = pending.popLast() {
      for name in Self.led(from: next) where loaded.insert(name).inserted {
        pending += byName[name] ?? []
      }
    }
    return Set(names.filter { !loaded.contains($0.value) }.keys)
  }

  /// Whether code loads storyboards by names that are put together, or a tool writes the code that does.
  private func isOpen(_ code: [SourceText]) -> Bool {
    ParserThreads.map(code) { text in
      StoryboardCall.generated.occur(in: text)
        || StoryboardCall.ofStoryboards.contains { $0.isOpen(in: text) }
    }.contains(true)
  }

  /// Files that may say which storyboards the system loads: `UIMainStoryboardFile` and its kin.
  static func isManifest(_ path: String) -> Bool {
    ["plist", "pbxproj", "xcconfig", "yml", "yaml"].contains(path.fileExtension)
      || path.lastComponent == "app.json"
  }

  /// Those of some storyboards that a manifest names: a property list anywhere, another file behind a key.
  private static func named(_ path: String, among names: Set<String>) -> Set<String> {
    guard let bytes = try? FileTree.read(path) else { return [] }
    let isPropertyList = path.hasSuffix(".plist")
    return names.filter { name in
      let word = Array(name.utf8)
      var start = 0
      while let next = bytes.firstIndex(of: word, in: start..<bytes.count) {
        start = next + word.count
        if isPropertyList { return true }
        if isBehindKey(bytes[..<next]), !bytes[start...].starts(with: file) { return true }
      }
      return false
    }
  }

  private static let file = Array(".storyboard".utf8)
  private static let key = Array("Storyboard".utf8)

  /// `INFOPLIST_KEY_UIMainStoryboardFile = Home`, `UISceneStoryboardFile: Home`
  private static func isBehindKey(_ bytes: ArraySlice<UInt8>) -> Bool {
    let line = bytes.suffix(400).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).last
    return line.map { Array($0).firstIndex(of: key, in: 0..<$0.count) != nil } ?? false
  }

  /// The storyboards that a document leads to, and the texts that it gives its objects for code.
  private static func led(from document: InterfaceDocument) -> Set<String> {
    let bytes = document.text.utf8
    var names = document.storyboards
    for (start, end) in [("value=\"", UInt8(ascii: "\"")), (">", UInt8(ascii: "<"))] {
      let mark = Array(start.utf8)
      var index = 0
      while let next = bytes.firstIndex(of: mark, in: index..<bytes.count) {
        index = next + mark.count
        let name = bytes[index...].prefix { $0 != end }.prefix(200)
        if name.first.map({ $0 > 0x20 }) ?? false {
          names.insert(String(decoding: name, as: UTF8.self))
        }
      }
    }
    return names
  }
}
