/// What a callee means: a function of the platform, or a member of one of its types.
struct SwiftCallee: Sendable, Equatable {
  var member: Member
  var platforms = ObjCPlatforms.all

  enum Member: Sendable, Equatable {
    case initializer(SwiftFontTypes.Builtin)
    /// `Font.custom`.
    case custom
    case function(String)
  }
}

extension SwiftFontCalls {
  /// What a callee can mean; empty for what belongs to the app.
  func meanings(
    of callee: SwiftExpression.ID, _ labels: [String?], _ call: SwiftFile.Call
  ) -> [SwiftCallee] {
    switch file.kind(callee) {
    case .member(base: nil, name: "custom"):
      guard !custom.isDeclared || call.expectation == .named("font") else { return [] }
      return [SwiftCallee(member: .custom)]
    case .member(base: nil, name: "init"):
      return expectedType(call).map { types.meanings([$0], in: file, call.scope) }?.initializers
        ?? []
    case .member(let base?, let name):
      return member(name, of: base, call)
    case .name(let name):
      if name == "custom", enclosingType(call).contains(where: { $0.builtin == .font }) {
        return [SwiftCallee(member: .custom)]
      }
      if name == "Self" { return enclosingType(call).initializers }
      let meanings = types.meanings([name], in: file, call.scope)
      return meanings.isEmpty ? [SwiftCallee(member: .function(name))] : meanings.initializers
    default: return []
    }
  }

  private func member(
    _ name: String, of base: SwiftExpression.ID, _ call: SwiftFile.Call
  ) -> [SwiftCallee] {
    guard let path = path(base) else { return [SwiftCallee(member: .function(name))] }
    let isSelf = path == ["self"] || path == ["Self"]
    let owner = isSelf ? enclosingType(call) : types.meanings(path, in: file, call.scope)
    switch name {
    case "custom":
      return owner.filter { $0.builtin == .font }.map {
        SwiftCallee(member: .custom, platforms: $0.platforms)
      }
    case "init" where path == ["super"]: return [SwiftCallee(member: .function("super.init"))]
    case "init": return owner.initializers
    default:
      let whole = types.meanings(path + [name], in: file, call.scope)
      return whole.isEmpty ? [SwiftCallee(member: .function(name))] : whole.initializers
    }
  }

  /// The names of `A.B.c`; `nil` where anything else stands in it.
  private func path(_ id: SwiftExpression.ID) -> [String]? {
    var names: [String] = []
    var next = id
    while true {
      switch file.kind(next) {
      case .name(let name): return [name] + names.reversed()
      case .member(let base?, let name):
        names.append(name)
        next = base
      default: return nil
      }
    }
  }

  /// What the type means that the call stands in.
  private func enclosingType(_ call: SwiftFile.Call) -> [SwiftFontTypes.Meaning] {
    for scope in file.chain(call.scope) {
      switch scope.kind {
      case .typeExtension(let path): return types.meanings(path, in: file, call.scope)
      case .type: return []
      default: continue
      }
    }
    return []
  }

  /// The type of `.init(name: …)`, where its place tells: from the annotation, or from a name such
  /// as `titleFont` and what the file imports.
  private func expectedType(_ call: SwiftFile.Call) -> String? {
    switch call.expectation {
    case .type(let name): return name
    case .named(let name) where name.lowercased().hasSuffix("font"):
      if file.imports.contains("AppKit") || file.imports.contains("Cocoa") { return "NSFont" }
      return "UIFont"
    default: return nil
    }
  }
}

extension [SwiftFontTypes.Meaning] {
  fileprivate var initializers: [SwiftCallee] {
    map { SwiftCallee(member: .initializer($0.builtin), platforms: $0.platforms) }
  }
}
