import Foundation
import Testing

/// `ARCHITECTURE.md` and the pages of decisions, held against the code. What they have in backticks
/// is the path of a file, a symbol, a rule, a module or product, or a command line, and exists.
@Suite struct ArchitectureDocumentTests {
  @Test("what a page names in backticks exists", arguments: Page.all)
  func names(on page: Page) throws {
    let repository = try #require(Repository.current)
    for (number, name) in try page.names() where !repository.has(name) {
      Issue.record("\(page.path):\(number) names \(name)")
    }
  }

  @Test("links lead to files", arguments: Page.all)
  func links(on page: Page) throws {
    for link in try page.links() {
      #expect(Repository.hasFile(page.folder + link), "\(page.path) links to \(link)")
    }
  }

  @Test("every module of Package.swift has its entry, and no other has one")
  func modules() throws {
    let package = try Page(path: "Package.swift").text()
    let kinds = /\b(?:module|module|systemLibrary|executableTarget)\(\s*(?:name:\s*)?"(\w+)"/
    let modules = package.matches(of: kinds).map { String($0.1) }
    #expect(modules.count >= Module.all.count)
    #expect(try modules.sorted() == Page.architecture.entries().map { $0.module }.sorted())
  }

  @Test("an entry says what its module may import", arguments: Module.all)
  func imports(of module: Module) throws {
    let entry = try Page.architecture.entries().first { $0.module == module.name }
    #expect(entry?.imports == module.mayImport)
  }

  @Test(arguments: [
    ("README.md", true), ("MISSING.md", false), ("Sources/FileTree", true),
    ("Sources/FileTree/Missing.swift", false), ("scripts/ledger record", true),
    ("scripts/missing record", false), ("fontgate explain FILE:LINE", true),
    ("missing explain", false), ("unknown_font_name", true), ("missing_rule_name", false),
    ("ArgumentParser", true), ("FontGate", true), ("FontGate.check", true),
    ("FontGate.check(onStep:)", true), ("FontGate.absentMember", false), ("Missing.check", false),
    ("FontAPI.fontCustom", true), ("Frame.Site", true), ("FreeTypeFace.init", true),
  ])
  func `a name is known exactly when it is there`(name: String, isThere: Bool) throws {
    let repository = try #require(Repository.current)
    #expect(repository.has(name) == isThere)
  }
}

/// A page that describes the code.
struct Page: Sendable, CustomTestStringConvertible {
  /// The path below the repository.
  var path: String
  var testDescription: String { path }

  static let architecture = Page(path: "ARCHITECTURE.md")

  static let all: [Page] = {
    let folder = "Sources/FontGateKit/FontGateKit.docc/Decisions/"
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: SourceFile.repository + "/" + folder)
    let decisions = (files ?? []).filter { $0.hasSuffix(".md") }.sorted()
    return [architecture, Page(path: "SECURITY.md")] + decisions.map { Page(path: folder + $0) }
  }()

  /// The folder that links are relative to, with a `/` at its end; empty for the repository's own.
  var folder: String {
    path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
  }

  func text() throws -> String {
    try String(contentsOfFile: SourceFile.repository + "/" + path, encoding: .utf8)
  }
}

extension Page {
  /// What is between backticks outside of code blocks, with the numbers of the lines.
  func names() throws -> [(Int, String)] {
    var names: [(Int, String)] = []
    var isCode = false
    for (number, line) in zip(1..., try text().components(separatedBy: "\n")) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if !isCode {
        names += line.matches(of: /`([^`]+)`/).map { (number, String($0.1)) }
      }
    }
    return names
  }

  /// The files that links lead to; those to the web and within the page are left out.
  func links() throws -> [String] {
    try text().matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/).map { String($0.1) }
  }

  /// The modules that have a heading, each with the names between `- Imports:` and the next period.
  func entries() throws -> [(module: String, imports: Set<String>)] {
    try text().components(separatedBy: "\n### ").dropFirst().map { entry in
      let imports = entry.firstMatch(of: /- Imports:([^.]*)\./)?.1 ?? ""
      return (
        module: String(entry.firstMatch(of: /`(\w+)`/)?.1 ?? ""),
        imports: Set(imports.matches(of: /`(\w+)`/).map { String($0.1) })
      )
    }
  }
}

/// What the repository has, as far as pages name it.
struct Repository: Sendable {
  private let declared: DeclaredNames
  private let package: String

  /// `nil` where it cannot be read.
  static let current = try? Repository()

  private init() throws {
    declared = try DeclaredNames(in: ["Sources", "Tests"])
    package = try Page(path: "Package.swift").text()
  }

  /// Whether a path below the repository is that of a file or folder.
  static func hasFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: SourceFile.repository + "/" + path)
  }

  /// The rules that have a page.
  private static let rules: Set<String> = {
    let pages = SourceFile.repository + "/Sources/FontGateKit/FontGateKit.docc/Rules"
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: pages)) ?? []
    let names = paths.map { ($0 as NSString).lastPathComponent as NSString }
    return Set(names.map(\.deletingPathExtension))
  }()

  /// Whether there is a file, a rule, a module, a product or a symbol of this name; of a command
  /// with its arguments, whether there is the command.
  func has(_ name: String) -> Bool {
    let words = name.split(separator: " ").map(String.init)
    if words.count > 1 {
      return words[0] == "fontgate" || words[0].contains("/") && Self.hasFile(words[0])
    }
    if name.contains("/") || Self.hasFile(name) { return Self.hasFile(name) }
    if name.wholeMatch(of: /[a-z]+(_[a-z]+)+/) != nil {
      return Self.rules.contains(name)
    }
    return package.contains("\"\(name)\"") || declared.has(name)
  }
}

/// What Swift files declare, by name, with the numbers of the files; told by the words alone.
struct DeclaredNames: Sendable {
  private var types: [String: Set<Int>] = [:]
  private var members: [String: Set<Int>] = [:]

  private static let typeWords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "extension", "actor", "typealias",
  ]
  private static let memberWords: Set<Substring> = ["func", "var", "let", "case"]

  init(in folders: [String]) throws {
    let files = try folders.flatMap { try SourceFile.all(in: $0) }
    for (number, file) in files.enumerated() {
      for (_, line) in file.codeLines { add(line, number) }
    }
  }

  /// Whether a symbol is declared: `Type`, `member`, or `Type.member`, where a file that declares
  /// or extends the type declares the member.
  func has(_ symbol: String) -> Bool {
    let parts = symbol.prefix { $0 != "(" }.split(separator: ".").map(String.init)
    guard let first = parts.first else { return false }
    if parts.count == 1 { return types[first] != nil || members[first] != nil }
    let home = types[first] ?? []
    return parts.dropFirst().allSatisfy { part in
      !home.isDisjoint(with: types[part] ?? []) || !home.isDisjoint(with: members[part] ?? [])
    }
  }

  private mutating func add(_ line: String, _ file: Int) {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if Self.typeWords.contains(word) {
        for part in next.split(separator: ".") { types[String(part), default: []].insert(file) }
      } else if Self.memberWords.contains(word), !next.hasPrefix(".") {
        members[String(next), default: []].insert(file)
      } else if word == "init" {
        members["init", default: []].insert(file)
      }
    }
  }
}
