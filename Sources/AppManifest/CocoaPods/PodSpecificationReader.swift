import FileTree
import SourceText

/// Reads a `.podspec`, or a `.podspec.json`.
struct PodSpecificationReader {
  private var result: PodSpecification
  /// The names that stand for the pod or one of its parts in the blocks that are open.
  private var open: [Block] = []
  /// What simple assignments gave names.
  private var values: [String: String] = [:]

  private struct Block {
    /// `nil` for a block that describes nothing.
    var variable: String?
    /// The path of the part; empty for the pod itself, `nil` for tests.
    var part: String?
  }

  /// No specification is as large.
  private static let largest = 1 << 20

  /// `nil` for a file that cannot be read or that describes no pod.
  static func read(_ path: String) -> PodSpecification? {
    guard let bytes = try? FileTree.read(path, limit: largest) else { return nil }
    let name = path.lastComponent.split(separator: ".podspec").first.map(String.init) ?? ""
    if path.hasSuffix(".json") {
      guard let document = try? JSONDocument.read(SourceText(path: path, bytes: bytes)) else {
        return nil
      }
      return PodSpecification(document, named: name)
    }
    var reader = PodSpecificationReader(name)
    for statement in RubyLexer.statements(of: bytes) { reader.read(statement) }
    return reader.result
  }

  private init(_ name: String) {
    result = PodSpecification(name: name)
  }
}

extension PodSpecificationReader {
  private mutating func read(_ statement: [RubyToken]) {
    let words = statement.prefix { $0.word != nil || $0.isPunctuation(".") }.compactMap(\.word)
    let opening = statement.firstIndex { $0.word == "do" }
    if words.first == "end" {
      _ = open.popLast()
    } else if let block = open.last(where: { $0.variable == words.first }), words.count > 1 {
      let part = block.part
      if let opening {
        enter(statement, words, opening, of: part)
      } else {
        set(statement, words, part)
      }
    } else if statement.contains(where: { $0.word == "Spec" }),
      let opening
    {
      open.append(Block(variable: variable(statement, opening), part: ""))
    } else if opening != nil || Self.conditions.contains(words.first ?? "") {
      open.append(Block())
    } else if statement.count == 3, words.count == 1, statement[1].isPunctuation("="),
      let text = statement[2].string, let name = words.first
    {
      values[name] = filled(text)
    }
  }

  private static let conditions: Set<String> = [
    "if", "unless", "case", "while", "until", "begin", "def", "class", "module",
  ]

  /// The name between the bars of `do |s|`.
  private func variable(_ statement: [RubyToken], _ opening: Int) -> String? {
    statement[opening...].dropFirst(2).first?.word
  }

  private mutating func enter(
    _ statement: [RubyToken], _ words: [String], _ opening: Int, of part: String?
  ) {
    var inner: String?
    if words.contains("subspec"), let part,
      let name = statement.first(where: { $0.string != nil })?.string
    {
      inner = part.isEmpty ? name : part + "/" + name
      if let inner { result.subspecs[inner] = result.subspecs[inner] ?? .init() }
    }
    open.append(Block(variable: variable(statement, opening), part: inner))
  }

  private mutating func set(_ statement: [RubyToken], _ words: [String], _ part: String?) {
    guard let part, let attribute = words.last else { return }
    let value = statement.drop { $0.word != nil || $0.isPunctuation(".") }
      .prefix { $0.word != "if" && $0.word != "unless" }
    switch attribute {
    case "name":
      if part.isEmpty { values["name"] = texts(value).first }
    case "module_name": result.moduleName = texts(value).first ?? result.moduleName
    case "static_framework": result.isStatic = value.contains { $0.word == "true" }
    case "default_subspec", "default_subspecs": result.defaultSubspecs += texts(value)
    case "dependency":
      let name = value.first { $0.string != nil }?.string.flatMap(filled)
      change(part) { $0.dependencies += name.map { [$0] } ?? [] }
    case "source_files":
      let files = list(value)
      change(part) { $0.sources += files }
    case "resources", "resource":
      let files = list(value)
      change(part) { $0.resources += files }
    case "exclude_files":
      let files = list(value)
      change(part) { $0.excluded += files }
    case "resource_bundles", "resource_bundle":
      let bundles = bundles(value)
      change(part) { $0.bundles += bundles }
    default: break
    }
  }

  private mutating func change(_ part: String, _ body: (inout PodSpecification.Part) -> Void) {
    if part.isEmpty { body(&result.common) } else { body(&result.subspecs[part, default: .init()]) }
  }
}

// MARK: Values

extension PodSpecificationReader {
  private func texts(_ value: ArraySlice<RubyToken>) -> [String] {
    value.compactMap { token in token.string.flatMap(filled) }
  }

  /// The texts of a list of files.
  private mutating func list(_ value: ArraySlice<RubyToken>) -> [String] {
    let texts = texts(value)
    let words = value.compactMap(\.word)
    let named = words.compactMap { values[$0] }
    let isKnown = named.count == words.count && texts.count == value.compactMap(\.string).count
    if !isKnown { result.isUnclear = true }
    return texts + named
  }

  /// `{ 'Name' => ['a', 'b'], 'Other' => 'c' }`.
  private mutating func bundles(_ value: ArraySlice<RubyToken>) -> [PodSpecification.Bundle] {
    var bundles: [PodSpecification.Bundle] = []
    var tokens = Array(value.drop { $0.isPunctuation("=") || $0.isPunctuation("{") })
    tokens.removeAll { $0.isPunctuation("(") || $0.isPunctuation(")") }
    for (index, token) in tokens.enumerated() {
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      let isKey = token.symbol != nil || token.string != nil && next?.isPunctuation("=") == true
      if isKey {
        let name = token.symbol ?? token.string ?? ""
        bundles.append(.init(name: filled(name) ?? name, resources: []))
      } else if let text = token.string.flatMap(filled), !bundles.isEmpty {
        bundles[bundles.count - 1].resources.append(text)
      } else if token.word != nil || token.string != nil {
        result.isUnclear = true
      }
    }
    return bundles
  }

  /// A text with what simple names in it stand for; `nil` where something else is in it.
  private func filled(_ text: String) -> String? {
    var filled = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "#{") {
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else { return nil }
      let name = rest[start.upperBound..<end].split(separator: ".").last.map(String.init) ?? ""
      guard let value = values[name] ?? (name == "name" ? result.name : nil) else { return nil }
      filled += rest[..<start.lowerBound] + value
      rest = rest[rest.index(after: end)...]
    }
    return filled + rest
  }
}

// MARK: JSON

extension PodSpecification {
  fileprivate init(_ document: PlacedValue, named name: String) {
    self.init(name: document["name"]?.string ?? name)
    moduleName = document["module_name"]?.string
    defaultSubspecs = document["default_subspecs"]?.strings ?? []
    common = Part(document)
    add(document["subspecs"], below: "", depth: 0)
  }

  private mutating func add(_ list: PlacedValue?, below path: String, depth: Int) {
    guard depth < 16 else { return }
    for value in list?.array ?? [] {
      guard let name = value["name"]?.string else { continue }
      subspecs[path + name] = Part(value)
      add(value["subspecs"], below: path + name + "/", depth: depth + 1)
    }
  }
}

extension PodSpecification.Part {
  fileprivate init(_ value: PlacedValue) {
    for value in [value, value["ios"], value["osx"], value["tvos"], value["watchos"]] {
      guard let value else { continue }
      sources += value["source_files"]?.strings ?? []
      resources += value["resources"]?.strings ?? value["resource"]?.strings ?? []
      excluded += value["exclude_files"]?.strings ?? []
      bundles += (value["resource_bundles"]?.entries ?? []).map {
        .init(name: $0.key, resources: $0.value.strings)
      }
      dependencies += (value["dependencies"]?.entries ?? []).map(\.key)
    }
  }
}
