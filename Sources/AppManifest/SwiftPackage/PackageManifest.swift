import FileTree
import SourceText
import SwiftSyntax

/// What a `Package.swift` says, its constants and functions followed.
struct PackageManifest {
  let path: String
  /// The name of the package.
  let name: String
  let platforms: [ProjectTarget.PlatformSupport]
  let targets: [CodeCall]
  let targetNames: Set<String>
  /// Whether it has one target besides tests and plugins.
  let hasOneTarget: Bool
  let products: [CodeCall]
  /// The local packages it depends on.
  let localPackages: [LocalPackage]
  /// Whether a part of it is computed in a way that fontgate does not follow.
  let hasUnknowns: Bool
  let evaluator: CodeEvaluator

  struct LocalPackage {
    var folder: String
    /// The name it is given here, where it is given one.
    var name: String?
  }

  var folder: String { path.folder }

  /// `nil` where the file makes no package.
  init?(_ file: CodeFile, _ evaluator: CodeEvaluator) {
    let scope = CodeScope(text: file.text)
    let made = evaluator.declarations.constants.keys.sorted().lazy.compactMap { name in
      evaluator.constant(name, of: nil)?.call
    }
    guard let package = made.first(where: { $0.name == "Package" }) else { return nil }
    self.evaluator = evaluator
    path = file.text.path
    name = package["name"]?.string ?? file.text.path.folder.lastComponent
    var lists = PackageLists(package)
    lists.add(file.syntax.statements, evaluator, scope)
    targets = lists.calls("targets", as: "Target", evaluator)
    targetNames = Set(targets.compactMap { $0["name"]?.string })
    hasOneTarget = targets.filter { !$0.isNamed("testTarget", "plugin") }.count == 1
    products = lists.calls("products", as: "Product", evaluator)
    hasUnknowns = lists.hasUnknowns("targets")
    platforms = Self.platforms(package["platforms"]?.array ?? [])
    let folder = path.folder
    localPackages = lists.calls("dependencies", as: "Dependency", evaluator).compactMap { call in
      guard let path = call["path"]?.string else { return nil }
      return LocalPackage(
        folder: FileTree.absolute(path.hasPrefix("/") ? path : folder + "/" + path),
        name: call["name"]?.string)
    }
  }

  private static func platforms(_ values: [CodeValue]) -> [ProjectTarget.PlatformSupport] {
    values.compactMap(\.call).compactMap { call in
      guard let platform = SpecProduct.platform(call.name) else { return nil }
      let version = call.first?.string ?? call.first?.memberName.map(Self.version)
      return ProjectTarget.PlatformSupport(
        platform: platform, deploymentTarget: version.flatMap(OSVersion.init))
    }
  }

  /// `v10_15` as a number.
  private static func version(_ member: String) -> String {
    member.dropFirst().split(separator: "_").joined(separator: ".")
  }
}

/// The lists of a package, with what statements after its declaration add to them.
private struct PackageLists {
  private var values: [String: [CodeValue]]

  init(_ package: CodeCall) {
    values = [:]
    for name in ["targets", "products", "dependencies"] {
      values[name] = package[name].map { $0.array ?? [$0] } ?? []
    }
  }

  func calls(_ name: String, as type: String, _ evaluator: CodeEvaluator) -> [CodeCall] {
    (values[name] ?? []).compactMap { evaluator.resolve($0, as: type).call }
  }

  func hasUnknowns(_ name: String) -> Bool {
    (values[name] ?? []).contains { $0.isUnknown }
  }

  /// `package.targets += […]` and `package.targets.append(…)`, within a condition too.
  mutating func add(
    _ statements: CodeBlockItemListSyntax, _ evaluator: CodeEvaluator, _ scope: CodeScope
  ) {
    for statement in statements {
      guard let expression = Self.expression(statement.item) else { continue }
      if let condition = expression.as(IfExprSyntax.self) {
        add(condition.body.statements, evaluator, scope)
      } else if let sequence = expression.as(SequenceExprSyntax.self) {
        let elements = Array(sequence.elements)
        guard elements.count == 3,
          elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=",
          let name = Self.listName(elements[0])
        else { continue }
        add(evaluator.value(elements[2], scope), to: name, evaluator)
      } else if let call = expression.as(FunctionCallExprSyntax.self),
        let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "append", let base = access.base,
        let name = Self.listName(base)
      {
        for argument in call.arguments {
          let added = evaluator.value(argument.expression, scope)
          add(
            argument.label == nil ? .array([added], scope.place(call)) : added, to: name, evaluator)
        }
      }
    }
  }

  private mutating func add(_ added: CodeValue, to name: String, _ evaluator: CodeEvaluator) {
    let more = added.array ?? [added]
    guard evaluator.spend(more.count) else { return }
    values[name, default: []] += more
  }

  private static func expression(_ item: CodeBlockItemSyntax.Item) -> ExprSyntax? {
    switch item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: nil
    }
  }

  private static func listName(_ expression: ExprSyntax) -> String? {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.base?.is(DeclReferenceExprSyntax.self) == true
    else { return nil }
    return access.declName.baseName.text
  }
}
