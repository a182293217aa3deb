import SourceText
import SwiftParser
import SwiftSyntax

/// The Swift sources that registrations are read from, parsed as they are needed.
///
/// Used by one thread, whose stack must be that of ``ParserThreads``.
final class RegistrationSources {
  let texts: [SourceText]
  private var files: [Int: RegistrationFile] = [:]
  private var mentioning: [String: [Int]] = [:]
  /// Files that are nested too deep for a parser.
  private(set) var unchecked: [UncheckedFile] = []

  init(_ texts: [SourceText]) {
    self.texts = texts
  }

  /// What a file declares and calls.
  func file(_ index: Int) -> RegistrationFile {
    if let known = files[index] { return known }
    let file = parse(index)
    files[index] = file
    return file
  }

  /// The files in which a word stands, be it in a comment.
  func files(mentioning word: String) -> [Int] {
    if let known = mentioning[word] { return known }
    let needle = Array(word.utf8)
    let found = texts.indices.filter { texts[$0].contains(needle) }
    mentioning[word] = found
    return found
  }

  /// The type that a name means in a file: of several the nearest; one of a framework has no declaration.
  func type(named name: String, from file: Int) -> RegistrationType? {
    let files = files(mentioning: name)
    let declared = files.flatMap { self.file($0).types[name] ?? [] }
    let nearest = declared.max { closeness($0.file, file) < closeness($1.file, file) }
    guard nearest != nil || files.contains(where: { self.file($0).extensions[name] != nil }) else {
      return nil
    }
    return RegistrationType(name: name, declaration: nearest)
  }

  /// The members of a type: of its declaration and of its extensions everywhere.
  func members(of type: RegistrationType) -> [RegistrationSpot] {
    let extensions = files(mentioning: type.name).flatMap { file($0).extensions[type.name] ?? [] }
    return ([type.declaration].compactMap { $0 } + extensions).flatMap { body in
      body.node.memberDeclarations.map { RegistrationSpot(body.file, $0) }
    }
  }

  /// Functions and properties that stand in no type.
  func globals(named name: String) -> [RegistrationSpot] {
    files(mentioning: name).flatMap { file($0).globals[name] ?? [] }
  }

  /// How many folders two files share; more than all of them for a file itself.
  private func closeness(_ left: Int, _ right: Int) -> Int {
    if left == right { return .max }
    return zip(texts[left].path.split(separator: "/"), texts[right].path.split(separator: "/"))
      .prefix { $0 == $1 }.count
  }

  func place(_ spot: RegistrationSpot) -> SourcePlace {
    place(spot.node, in: spot.file)
  }

  func place(_ node: some SyntaxProtocol, in file: Int) -> SourcePlace {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return texts[file].place(start..<max(start, end))
  }

  private func parse(_ index: Int) -> RegistrationFile {
    let text = texts[index]
    if let reason = NestingLimits.violation(in: text, .swift) {
      unchecked.append(UncheckedFile(path: text.path, reason: reason))
      return RegistrationFile(index: index)
    }
    var parser = Parser(
      String(decoding: text.utf8, as: UTF8.self), maximumNestingLevel: Self.maximumNestingLevel)
    let tree = SourceFileSyntax.parse(from: &parser)
    return RegistrationFile.read(tree, index: index, path: text.path)
  }

  /// Above what ``NestingLimits`` lets through, each bracket taking the parser through several levels.
  private static let maximumNestingLevel = 64 * 16
}

/// What one file declares and calls, by name.
struct RegistrationFile {
  var index: Int
  var types: [String: [RegistrationSpot]] = [:]
  var extensions: [String: [RegistrationSpot]] = [:]
  /// Functions and properties that are in no type and no function.
  var globals: [String: [RegistrationSpot]] = [:]
  /// Calls by the last part of the called name.
  var calls: [String: [FunctionCallExprSyntax]] = [:]
  /// Names of functions that are given to another: `names.forEach(register)`.
  var passed: [String: [ExprSyntax]] = [:]
  /// `AppFontFamily.Inter.bold`: the members asked of a name that ends like this.
  var fontFamilies: [MemberAccessExprSyntax] = []
  /// Only tests run it.
  var isTest = false

  static func read(_ tree: SourceFileSyntax, index: Int, path: String) -> RegistrationFile {
    let collector = RegistrationCollector(index)
    collector.walk(tree)
    var file = collector.file
    file.isTest = file.isTest || isTestPath(path)
    return file
  }

  private static func isTestPath(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      folder.hasSuffix("Tests") || folder == "Preview Content"
    }
  }
}

/// Fills a ``RegistrationFile``.
private final class RegistrationCollector: SyntaxVisitor {
  var file: RegistrationFile

  init(_ index: Int) {
    file = RegistrationFile(index: index)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first?.name.text
    if module == "XCTest" || module == "Testing" { file.isTest = true }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.extendedType.lastName {
      file.extensions[name, default: []].append(RegistrationSpot(file.index, node))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isGlobal { note(node.name.identifierText, node) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isGlobal else { return .visitChildren }
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        note(name.identifier.identifierText, binding)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.lastName { file.calls[name, default: []].append(node) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.lastName?.hasSuffix("FontFamily") == true { file.fontFamilies.append(node) }
    passed(node.declName.baseName, ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    passed(node.baseName, ExprSyntax(node))
    return .skipChildren
  }

  private func type(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    file.types[node.name.identifierText, default: []].append(RegistrationSpot(file.index, node))
    return .visitChildren
  }

  private func note(_ name: String, _ node: some SyntaxProtocol) {
    file.globals[name, default: []].append(RegistrationSpot(file.index, node))
  }

  private func passed(_ name: TokenSyntax, _ node: ExprSyntax) {
    guard node.parent?.is(LabeledExprSyntax.self) == true else { return }
    file.passed[name.identifierText, default: []].append(node)
  }
}

extension SourceText {
  fileprivate func contains(_ needle: [UInt8]) -> Bool {
    utf8.firstIndex(of: needle, in: 0..<utf8.count) != nil
  }
}
