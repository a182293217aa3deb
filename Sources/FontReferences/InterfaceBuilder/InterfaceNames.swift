import NameFlow
import SourceText

/// The names of code that documents of Interface Builder write where they mean code: the classes of objects,
/// the actions, outlets and key paths. What a label says is no name of code.
enum InterfaceNames {
  /// What documents name, each with the words that load it where only code can: a xib, and a storyboard that is no part
  /// of the process itself, that no other document leads to.
  ///
  /// - Parameters:
  ///   - entryPoint: the class or the storyboard that the manifest of an extension names.
  ///   - makesScenes: whether code makes scenes by identifiers that are not written as they are.
  ///   - performsSegues: whether it performs segues so.
  static func documents(
    _ documents: [InterfaceDocument], own: Set<String>, entryPoint: String? = nil,
    makesScenes: () -> Bool, performsSegues: () -> Bool
  ) -> [Reachability.Document] {
    var led = documents.reduce(into: mainNames) { $0.formUnion($1.storyboards) }
    if let entryPoint { led.insert(entryPoint) }
    let xibs = documents.reduce(into: Set<UInt64>()) { $0.formUnion($1.xibs) }
    let scenes = documents.reduce(into: Set<String>()) { $0.formUnion($1.scenes.references) }
    let parts = documents.flatMap(\.parts)
    let isOpen =
      parts.contains { !$0.scenes.subtracting($0.segues).isEmpty } && makesScenes()
    let areSeguesOpen = parts.contains { !$0.segues.isEmpty } && performsSegues()
    return documents.flatMap { document in
      let name = String(document.path.lastComponent.prefix { $0 != "." })
      var words: Set<String> = []
      if !led.contains(name), !xibs.contains(IdentifierScan.hash(name)),
        name.utf8.allSatisfy(isOfWord)
      {
        words =
          UnloadedDocuments.words(loading: document) ?? (own.contains(document.path) ? [] : [name])
      }
      return [Reachability.Document(names: document.names, words: words)]
        + document.parts.filter(\.isAskedFor).map { part in
          // Another document may lead to a scene, or code by names that it puts together.
          let isLed =
            isOpen && !part.scenes.subtracting(part.segues).isEmpty
            || areSeguesOpen && !part.segues.isEmpty
            || part.scenes.contains { scenes.contains($0) }
            || part.scenes.contains { xibs.contains(IdentifierScan.hash($0)) }
          return isLed ? Reachability.Document(names: part.names) : part
        }
    }
  }

  /// Documents that an `Info.plist` mostly names.
  static let mainNames: Set<String> = [
    "Main", "MainStoryboard", "MainInterface", "MainMenu", "MainWindow", "LaunchScreen",
    "Interface",
  ]

  /// The storyboards that a document leads to.
  static func storyboards(in text: SourceText) -> Set<String> {
    let bytes = text.utf8
    let key = Array("storyboardName=\"".utf8)
    var names: Set<String> = []
    var start = 0
    while let mark = bytes.firstIndex(of: key, in: start..<bytes.count) {
      start = mark + key.count
      let name = bytes[start...].prefix { $0 != UInt8(ascii: "\"") }
      names.insert(String(decoding: name, as: UTF8.self))
    }
    return names
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// What a document names.
  struct Named {
    /// The names of code, each on a line of its own.
    var code: [UInt8] = []
    /// The same of each of some parts.
    var parts: [[UInt8]] = []
    /// The words that may name xibs.
    var xibs: Set<UInt64> = []
  }

  /// The names of a document; all of one of Xcode 3 and 4, whose archive writes names as texts.
  ///
  /// - Parameter parts: where parts of it stand that are told apart, those first that stand in others.
  static func names(in text: SourceText, parts: [Range<Int>]) -> Named {
    let bytes = text.utf8
    var named = Named(parts: parts.map { _ in [] })
    guard bytes.firstIndex(of: Array("<archive".utf8), in: 0..<bytes.count) == nil else {
      named.code = bytes
      named.xibs = Set(IdentifierScan.scan(bytes).names)
      return named
    }
    var start = 0
    while let open = bytes[start...].firstIndex(of: quote) {
      let before = bytes[start..<open]
      start = open + 1
      // A quote in a text begins no value.
      guard before.last == equals else { continue }
      guard let close = bytes[start...].firstIndex(of: quote) else { break }
      if isOfCode(before.dropLast()) {
        let name = bytes[start..<close] + [UInt8(ascii: "\n")]
        if let part = parts.firstIndex(where: { $0.contains(start) }) {
          named.parts[part] += name
        } else {
          named.code += name
        }
      } else if isOfXib(before.dropLast()) {
        IdentifierScan.eachWord(of: bytes, in: start..<close) { named.xibs.insert($0) }
      }
      start = close + 1
    }
    named.code += transformers(in: bytes)
    return named
  }

  private static let quote = UInt8(ascii: "\"")
  private static let equals = UInt8(ascii: "=")
  private static let attributes = [" selector", " property", " keyPath"].map { Array($0.utf8) }
  /// `customClass`, `destinationClass`, `className`
  private static let ends = ["Class", "className"].map { Array($0.utf8) }

  /// Whether what ends here ends with the name of an attribute whose value is a name of code.
  private static func isOfCode(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let last = bytes.last, lasts.contains(last) else { return false }
    return ends.contains(where: bytes.ends) || attributes.contains(where: bytes.ends)
  }

  /// Whether the value may name a xib: `nibName`, and what code gets of an attribute that it declares itself.
  private static func isOfXib(_ bytes: ArraySlice<UInt8>) -> Bool {
    xibAttributes.contains(where: bytes.ends)
  }

  private static let xibAttributes = [" nibName", " value"].map { Array($0.utf8) }

  /// What those names end with.
  private static let lasts = Set((attributes + ends).compactMap(\.last))

  /// `<string key="NSValueTransformerName">FaceTransformer</string>`
  private static func transformers(in bytes: [UInt8]) -> [UInt8] {
    let key = Array("TransformerName\">".utf8)
    var names: [UInt8] = []
    var start = 0
    while let mark = bytes.firstIndex(of: key, in: start..<bytes.count) {
      start = mark + key.count
      names += bytes[start...].prefix { $0 != UInt8(ascii: "<") } + [UInt8(ascii: "\n")]
    }
    return names
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
