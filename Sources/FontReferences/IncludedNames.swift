import NameFlow
import ObjectiveCLowering
import SourceText

/// The names for `#if` that files of C and Objective-C get from the headers they include:
/// `#define USES_BRAND_FONT 1`.
///
/// What a name stands for counts where one file of the program alone defines it: what is defined here so and there
/// otherwise depends on what is included first. That it is defined counts where no file takes it back.
final class IncludedNames {
  private let known: ReadDirectives
  private let asked: [String: Directives]
  private let settings: (String) -> CompilationConditions.Names
  private let texts: [String: SourceText]
  /// The files by their names; a name that several have is none's.
  private let files: [String: String]
  /// The files that define a name.
  private let definers: [String: Set<String>]
  /// The names that a file takes back.
  private let undefined: Set<String>
  private var read: [String: ObjCDirectives] = [:]

  /// - Parameters:
  ///   - known: the directives of files that were read for other programs.
  ///   - settings: what build settings say of names in a file.
  init(
    _ units: [SourceUnit], _ directives: [String: Directives], known: ReadDirectives,
    settings: @escaping (String) -> CompilationConditions.Names
  ) {
    self.known = known
    asked = directives
    self.settings = settings
    let own = units.filter { $0.lowering is ObjectiveCLowering }.map(\.text)
    texts = Dictionary(own.map { ($0.path, $0) }) { first, _ in first }
    files = Dictionary(grouping: texts.keys) { $0.lastComponent }
      .compactMapValues { $0.count == 1 ? $0[0] : nil }
    var definers: [String: Set<String>] = [:]
    var undefined: Set<String> = []
    for path in texts.keys {
      guard let directives = directives[path] else { continue }
      for name in directives.defined { definers[name, default: []].insert(path) }
      undefined.formUnion(directives.undefined)
    }
    self.definers = definers
    self.undefined = undefined
  }

  /// What is known of the names that a file asks for.
  ///
  /// - Parameter prefix: the header that is included before all others.
  func names(
    in path: String, asking asked: [String: Int], prefix: String?
  ) -> CompilationConditions.Names {
    var names = CompilationConditions.Names()
    for (name, offset) in asked {
      let definers = definers[name] ?? []
      if definers.count > 1, undefined.contains(name) { continue }
      let values = definers.filter { $0 != path && includes($0, before: offset, in: path, prefix) }
        .compactMap { directives(of: $0)?.names.defined[name] }
      guard let value = values.first else { continue }
      names.defined[name] = definers.count == 1 ? value : ""
    }
    return names
  }

  private func includes(
    _ header: String, before offset: Int, in path: String, _ prefix: String?
  ) -> Bool {
    let own = directives(of: path)?.imports.filter { $0.offset <= offset } ?? []
    var waiting = own.compactMap { files[$0.file] } + [prefix].compactMap { $0 }
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      if next == header { return true }
      guard seen.insert(next).inserted else { continue }
      waiting += directives(of: next)?.imports.compactMap { files[$0.file] } ?? []
    }
    return false
  }

  private func directives(of path: String) -> ObjCDirectives? {
    if let known = read[path] { return known }
    let found = texts[path].map { text in
      known.directives(of: text, under: settings(path), asking: asked[path]?.asked.keys)
    }
    read[path] = found
    return found
  }
}

/// The directives of files, which programs with the same settings have alike.
final class ReadDirectives: Sendable {
  private let read = Guarded<[Key: ObjCDirectives]>([:])

  private struct Key: Hashable {
    var path: String
    var names: CompilationConditions.Names
  }

  /// - Parameter asked: the names that the file asks for: no other has a say.
  func directives(
    of text: SourceText, under settings: CompilationConditions.Names,
    asking asked: Dictionary<String, Int>.Keys?
  ) -> ObjCDirectives {
    var names = settings.only { asked?.contains($0) ?? true }
    names.possible = nil
    let key = Key(path: text.path, names: names)
    if let known = read.withLock({ $0[key] }) { return known }
    let found = ObjCDirectives(text, under: names)
    read.withLock { $0[key] = found }
    return found
  }
}
