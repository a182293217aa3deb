import NameFlow

/// What the engine is told of SwiftPM's and Tuist's own types: which type stands under which name, and that a
/// value of theirs is what it was made with.
struct ManifestLibrary: PlatformLibrary {
  /// Types by the names of arguments and properties; a name may stand behind that of the type it belongs to.
  private let types: [String: TypeRef]
  /// Whether the tool hands on no variables of the environment.
  private var hasNoVariables = false

  static let swiftPackage = ManifestLibrary(types: [
    "Package.dependencies": list("Package", "Dependency"),
    "platforms": list("SupportedPlatform"),
    "products": list("Product"),
    "Package.targets": list("Target"),
    "dependencies": list("Target", "Dependency"),
    "resources": list("Resource"),
    "condition": .foreign(["TargetDependencyCondition"]),
  ])

  /// A plain `tuist generate` hands on no variables: what a manifest takes instead is what it means.
  static let tuist = ManifestLibrary(
    types: [
      "buildableFolders": list("BuildableFolder"),
      "copyFiles": list("CopyFilesAction"),
      "dependencies": list("TargetDependency"),
      "deploymentTarget": .foreign(["DeploymentTarget"]),
      "deploymentTargets": .foreign(["DeploymentTargets"]),
      "destinations": .foreign(["Destinations"]),
      "files": list("CopyFileElement"),
      "infoPlist": .foreign(["InfoPlist"]),
      "options": .foreign(["Project", "Options"]),
      "packages": list("Package"),
      "path": .foreign(["Path"]),
      "platform": .foreign(["Platform"]),
      "product": .foreign(["Product"]),
      "resourceSynthesizers": list("ResourceSynthesizer"),
      "resources": .foreign(["ResourceFileElements"]),
      "settings": .foreign(["Settings"]),
      "sources": .foreign(["SourceFilesList"]),
      "targets": list("Target"),
      "with": .dictionary(.foreign(["String"]), .foreign(["Plist", "Value"])),
    ], hasNoVariables: true)

  private static func list(_ path: String...) -> TypeRef { .array(.foreign(path)) }

  private static let elements = [
    "Destinations": ["Destination"], "ResourceFileElements": ["ResourceFileElement"],
    "SourceFilesList": ["SourceFileGlob"], "Value": ["Plist", "Value"],
  ]

  func type(of name: String?, in path: [String]) -> TypeRef? {
    guard let name, let owner = path.last else { return nil }
    return types[owner + "." + name] ?? types[name]
  }

  func elementType(of path: [String]) -> TypeRef? {
    Self.elements[path.last ?? ""].map { .foreign($0) }
  }

  func result(
    of call: Program.Spot, _ callee: Program.Spot, _ arguments: [Node.Argument], _ frame: Frame,
    _ evaluator: Evaluator
  ) -> Values? {
    func at(_ argument: Node.Argument) -> Program.Spot {
      Program.Spot(file: call.file, node: argument.value)
    }
    var name = "init"
    // What an extension of a type calls by its mere name: `target(…)`.
    var own: [String]?
    switch evaluator.program[callee].kind {
    case .name(let type):
      if type == "Path", let only = arguments.first { return evaluator.values(at(only), frame) }
      if type.first?.isUppercase == true {
        guard !Self.standard.contains(type) else { return nil }
      } else {
        let container = evaluator.container(at: callee)
        guard !container.isEmpty,
          case .foreign(let path) = evaluator.resolve(path: container, at: callee),
          Self.extended.contains(path.last ?? "")
        else { return nil }
        own = path
        name = type
      }
    case .member(let base, let member):
      // `Environment.name.getString(default: "App")`
      if base != nil, let value = arguments.first, value.label == "default" {
        return evaluator.values(at(value), frame)
      }
      if member.first?.isUppercase != true { name = member }
    default: return nil
    }
    let isImplicit =
      if case .member(nil, _) = evaluator.program[callee].kind { true } else { false }
    let found = (own ?? evaluator.maker(callee, of: call))
      .flatMap { Self.standard.contains($0.last ?? "") ? nil : $0 }
    guard let type = found ?? (isImplicit ? [] : nil) else { return nil }
    let given = arguments.map { argument in
      Value.Bound(
        label: argument.label,
        value: .node(at(argument), frame, self.type(of: argument.label, in: type)))
    }
    let range = evaluator.program[call].range
    return Values(
      .enumCase(type: type.joined(separator: "."), name: name, payload: given),
      Trail(origin: Trail.Origin(file: call.file, range: range)))
  }

  func member(_ name: String, ofConstant path: [String]) -> Value? {
    hasNoVariables && path == ["ProcessInfo", "processInfo"] && name == "environment"
      ? .table([]) : nil
  }

  func made(_ type: [String], _ name: String, with arguments: [Lazy]) -> Value? {
    let given = arguments.map { Value.Bound(label: nil, value: $0) }
    return .enumCase(type: type.joined(separator: "."), name: name, payload: given)
  }

  /// The types whose functions helpers call by their mere names.
  private static let extended: Set<String> = [
    "Package", "Project", "Scheme", "Settings", "Target", "TargetDependency", "TargetScript",
    "Workspace",
  ]

  /// Types of the standard library and of Foundation, which the engine knows itself.
  private static let standard: Set<String> = [
    "Array", "Bool", "Data", "Dictionary", "Double", "Float", "Int", "Optional", "Set", "String",
    "Substring", "URL",
  ]
}
