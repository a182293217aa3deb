import FileTree
import JavaScriptLowering
import NameFlow
import SourceText

/// Which files are code of a React Native app, for Apple's platforms.
struct JSAppFiles: Sendable {
  /// The apps' code.
  var modules: [JSModule] = []
  /// The names under which modules are imported from elsewhere than beside them.
  private(set) var aliases: [JSAlias] = []
  private(set) var unchecked: [UncheckedFile] = []
  /// What the files `package.json` say, with dependencies or without.
  private(set) var packages: [JSPackage] = []
  /// Documents that code may import, by their paths.
  private(set) var documents: [String: FileTree.File] = [:]

  /// - Parameters:
  ///   - texts: `package.json`, `tsconfig.json`, `babel.config.js` and code, in any order.
  ///   - documentFiles: the files of JSON beside them.
  ///   - others: the paths of files that no app has; some may be configurations that others extend.
  ///   - programs: the files of each process, where they are known.
  init(
    _ texts: [SourceText], documents documentFiles: [FileTree.File] = [], others: [String] = [],
    programs: [Set<String>] = []
  ) {
    var packages: [String: JSPackage] = [:]
    for text in texts where text.path.hasSuffix("/package.json") {
      do throws(DocumentError) {
        _ = try JSONDocument.read(text)
        if let package = JSPackage(text) { packages[package.folder] = package }
      } catch {
        let package = JSPackage(unreadable: text)
        packages[package.folder] = package
        guard package.isReactNative else { continue }
        let line = error.place.line.map { " (line \($0))" } ?? ""
        unchecked.append(
          UncheckedFile(path: text.path, reason: error.reason + line, isError: false))
      }
    }
    guard packages.values.contains(where: \.isReactNative) else {
      if !texts.contains(where: { $0.path.hasSuffix("/package.json") }) {
        unchecked += Self.withoutPackage(texts)
      }
      return
    }
    let code = texts.filter { $0.path.isJSCode }
    let paths = Set(code.map(\.path))
    let reached = Self.reached(by: packages, programs, paths)
    for text in code {
      let own = Self.package(of: text.path, packages).flatMap { $0.isReactNative ? $0 : nil }
      guard let package = own ?? reached[text.path],
        JSFileRole(text.path, in: own?.folder ?? Self.folder(of: text.path, packages)) == .app
          || JSTailwind.isUsed(by: package) && JSTailwind.isConfiguration(text.path),
        !text.path.isHidden(by: paths), !JSTailwind.isPassedOver(text.path, beside: code)
      else { continue }
      if let reason = JSFileRole.reasonToPass(text) {
        if text.holds("fontFamily") {
          unchecked.append(UncheckedFile(path: text.path, reason: reason, isError: false))
        }
        continue
      }
      modules.append(JSModule(text: text, package: package))
    }
    let all = packages.values.sorted { $0.folder < $1.folder }
    self.packages = all
    let named = JSAlias.aliases(of: all)
    unchecked += all.filter(\.isReactNative).flatMap { absent(of: $0, among: all) }
    documents = Dictionary(documentFiles.map { ($0.path, $0) }) { first, _ in first }
    let known = Set(documentFiles.map(\.path)).union(others)
    let configured = JSAlias.aliases(in: texts, among: all) { path in
      if let text = texts.first(where: { $0.path == path }) { return text }
      return known.contains(path) ? Self.configuration(at: path) : nil
    }
    aliases = (configured + named).enumerated().sorted { left, right in
      let keys = [left, right].map { ($0.element.folder.utf8.count, $0.element.prefix) }
      return keys[0] == keys[1] ? left.offset < right.offset : keys[0] > keys[1]
    }.map(\.element)
  }

  /// The text of a configuration that another one extends; those that people write are small.
  private static func configuration(at path: String) -> SourceText? {
    (try? FileTree.read(path, limit: 64 << 10)).map { SourceText(path: path, bytes: $0) }
  }

  /// Code of React Native where nothing says which packages it is made of: the first file that names fonts, and how
  /// many more do.
  private static func withoutPackage(_ texts: [SourceText]) -> [UncheckedFile] {
    let naming = texts.filter { text in
      text.path.isJSCode && text.holds("fontFamily")
        && (text.holds("'react-native'") || text.holds("\"react-native\""))
        && JSFileRole(text.path, in: "") == .app
    }.sorted { $0.path < $1.path }
    guard let first = naming.first else { return [] }
    let more = naming.count > 1 ? "; files like it: \(naming.count)" : ""
    return [
      UncheckedFile(
        path: first.path,
        reason: "is React Native code without a package.json, which is not followed" + more,
        isError: false)
    ]
  }

  /// What an app takes from its workspace, and what is not there.
  private func absent(of package: JSPackage, among packages: [JSPackage]) -> [UncheckedFile] {
    package.local.sorted { $0.key < $1.key }.compactMap { name, local in
      guard local.isOfRepository, local.package(among: packages) == nil,
        !packages.contains(where: { $0.name == name })
      else { return nil }
      let imports = ["'", "\""].map { Array(($0 + name).utf8) }
      let isImported = modules.contains { module in
        module.package == package
          && imports.contains { name in
            let bytes = module.text.utf8
            return bytes.firstIndex(of: name, in: 0..<bytes.count) != nil
          }
      }
      guard isImported else { return nil }
      return UncheckedFile(
        path: package.folder + "/package.json",
        reason: "'\(name)' is a package of the workspace that is not in this folder",
        isError: false)
    }
  }

  /// The files of other packages that are in a process with those of an app, by their paths.
  private static func reached(
    by packages: [String: JSPackage], _ programs: [Set<String>], _ paths: Set<String>
  ) -> [String: JSPackage] {
    var reached: [String: JSPackage] = [:]
    for program in programs {
      var others: [String] = []
      var app: JSPackage?
      for path in program.intersection(paths) {
        if let package = package(of: path, packages), package.isReactNative {
          app = (app.map { $0.folder <= package.folder } ?? false) ? app : package
        } else {
          others.append(path)
        }
      }
      guard let app else { continue }
      for path in others { reached[path] = app }
    }
    return reached
  }

  /// The folder of the nearest package above a file, with dependencies or without.
  private static func folder(of path: String, _ packages: [String: JSPackage]) -> String {
    var folder = path.folder
    while !folder.isEmpty, packages[folder] == nil { folder = folder.folder }
    return folder
  }

  /// The package of the nearest folder above a file; one without dependencies only names its folder.
  private static func package(of path: String, _ packages: [String: JSPackage]) -> JSPackage? {
    var folder = path.folder
    while !folder.isEmpty {
      if let package = packages[folder], !package.dependencies.isEmpty { return package }
      folder = folder.folder
    }
    return nil
  }
}

extension JSFileRole {
  /// Why a file of the app is not read, though it is no test and no tool; `nil` where it is.
  static func reasonToPass(_ text: SourceText) -> String? {
    let size = text.utf8.count
    if size > 20_000, size / max(text.lineCount, 1) > 500 {
      return "is minified JavaScript, which is not followed"
    }
    if size > 4 << 20 { return "is generated JavaScript of more than 4 MB" }
    return isWebPage(text) ? "is shown as a web page ('use dom')" : nil
  }

  /// Whether a file begins with `'use dom'`: Expo draws its component in a web view, with the page's fonts.
  private static func isWebPage(_ text: SourceText) -> Bool {
    guard text.holds("use dom"), let tokens = try? JSTokenizer.tokens(of: text) else {
      return false
    }
    for token in tokens {
      let range = Int(token.start)..<Int(token.end)
      if token.kind == .string,
        text.utf8[range].dropFirst().dropLast().elementsEqual("use dom".utf8)
      {
        return true
      }
      guard token.kind == .string || text.utf8[range].elementsEqual(";".utf8) else { return false }
    }
    return false
  }
}

extension String {
  var isJSCode: Bool {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return TextLanguage(pathExtension: self[index(after: dot)...]) == .javaScript
  }

  /// Whether another file of the same name is taken in its place on iOS.
  fileprivate func isHidden(by paths: Set<String>) -> Bool {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let stem = String(self[..<dot])
    guard !stem.hasSuffix(".ios"), !stem.hasSuffix(".native") else {
      // What is for iOS hides what is for all native platforms.
      return stem.hasSuffix(".native")
        && JSModuleNames.extensions.contains {
          paths.contains(stem.dropLast(7) + ".ios" + $0)
        }
    }
    return [".ios", ".native"].contains { platform in
      JSModuleNames.extensions.contains { paths.contains(stem + platform + $0) }
    }
  }
}
