import JavaScriptLowering
import NameFlow

/// A place that asks for a font by name, found in the tree.
struct FontCall: Hashable {
  var api: FontAPI
  /// The name argument, or the attributes that hold the name.
  var name: Program.Spot
  /// The whole call, the assignment, or the dictionary of attributes.
  var call: Program.Spot
  /// The platforms on which it means this API; an alias may mean others elsewhere.
  var platforms: PlatformSet = .every
  var subject = Subject.name

  enum Subject: Hashable {
    case name
    /// The argument may be something else altogether: it counts only where it may be a text.
    case perhapsName
    /// The attributes of a descriptor, in a variable.
    case attributes
  }
}

extension FontCall {
  /// The same, as far as names are followed through it.
  var sink: Sink {
    Sink(
      name: name, takesText: subject != .attributes, givesValue: api.makesFont,
      mayGiveNothing: api.onMiss == .nothing, use: self)
  }
}

extension Sink {
  /// The font API that takes the name.
  var fontCall: FontCall? { use.base as? FontCall }
}

extension Evaluator {
  /// The font API a call means; `nil` for any other call.
  func fontCall(_ spot: Program.Spot) -> FontCall? { sink(spot)?.fontCall }

  /// The names a call asks for: a descriptor may name a font and a family.
  func fontCalls(_ spot: Program.Spot) -> [FontCall] { sinks(spot).compactMap(\.fontCall) }

  /// Which font APIs a call means.
  ///
  /// - Parameter functions: those that the configuration names.
  func fontCalls(
    _ spot: Program.Spot, _ target: Program.Spot, _ arguments: [Node.Argument],
    functions: [FontFunction]
  ) -> [FontCall] {
    if let configured = configuredCall(target, arguments, spot, functions) { return [configured] }
    guard isPlausible(program[target].kind, arguments.map(\.label), spot.file) else { return [] }
    return shape(of: target, arguments, spot).filter { !isShadowed($0, spot, arguments) }
  }

  /// Whether a callee and labels may be those of a font API, whatever their types: most calls are out at
  /// the first look.
  private func isPlausible(_ callee: Node.Kind, _ labels: [String?], _ file: Int32) -> Bool {
    switch labels.first {
    case "name": return labels.count > 1 && Self.besideName.contains(labels[1] ?? "")
    case "resource": return labels.count == 2 && labels[1] == "size"
    case "fontNamed", "fontName", "fontAttributes", "withFamily": return true
    default: break
    }
    switch callee {
    case .member(let base, "init"):
      guard let base, case .name(let type) = program[Program.Spot(file: file, node: base)].kind
      else { return false }
      return ["CGFont", "CTFont", "FontFamily"].contains(type)
    case .name(let name), .member(_, let name):
      switch name {
      case "custom": return labels.count > 1
      case "font", "UIFont", "NSFont", "UIFontDescriptor", "NSFontDescriptor", "SKLabelNode",
        "FontConvertible", "FontResource", "Self":
        return false
      default: return true
      }
    default: return false
    }
  }

  /// The labels behind `name:`.
  private static let besideName: Set<String> = [
    "size", "matrix", "family", "bundle", "path",
  ]

  /// Whether the call means a function of the sources that only looks like the API.
  private func isShadowed(
    _ found: FontCall, _ call: Program.Spot, _ arguments: [Node.Argument]
  ) -> Bool {
    callees(of: call).contains { declared in
      let declaration = program[declared]
      if found.api == .swiftGen || found.api == .rSwift { return false }
      guard let matched = matching(arguments, declaration.parameters, found.call.file),
        let index = matched.firstIndex(where: { $0.contains(found.name.node) }),
        let type = declaration.parameters[index].type
      else { return true }
      let wanted = resolve(type, in: container(of: declared), declared.file)
      // A text goes to the API unless the sources have the very same function.
      return wanted.isString || isSurely(found.name, wanted)
    }
  }

  /// Whether an argument is surely of a type of the sources.
  private func isSurely(_ argument: Program.Spot, _ wanted: TypeRef) -> Bool {
    if case .member(nil, _) = program[argument].kind { return true }
    guard case .value(let type)? = staticType(argument) else { return false }
    return !type.isString && allows(argument, as: wanted)
  }
}
