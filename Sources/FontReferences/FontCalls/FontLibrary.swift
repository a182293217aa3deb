import NameFlow

/// What the engine is told of the platform: its font APIs, and the bundles and files that fonts are in.
struct FontLibrary: PlatformLibrary, Sendable {
  /// Functions that the configuration names, beside the platform's.
  var functions: [FontFunction] = []
  /// The documents that code may decode.
  var tables = BundledTables([])
  /// The texts that the process brings in several languages.
  var texts = LocalizedTables([], own: nil)
  /// What documents of Interface Builder put into properties.
  var attributes = RuntimeAttributes()

  func sinks(
    of call: Program.Spot, _ callee: Program.Spot, _ arguments: [Node.Argument],
    _ evaluator: Evaluator
  ) -> [Sink] {
    evaluator.fontCalls(call, callee, arguments, functions: functions).map(\.sink)
  }

  func isMadeByName(_ type: TypeRef) -> Bool { type.isFont }

  func result(
    of call: Program.Spot, _ callee: Program.Spot, _ arguments: [Node.Argument], _ frame: Frame,
    _ evaluator: Evaluator
  ) -> Values? {
    decoded(callee, arguments, call, frame, evaluator)
      ?? localized(callee, arguments, call, frame, evaluator)
      ?? infoValue(callee, arguments, call, frame, evaluator)
      ?? evaluator.resourceCall(callee, arguments, call, frame)
      ?? evaluator.ownName(callee, arguments, call)
      ?? evaluator.scaledValue(callee, arguments, call, frame)
      ?? evaluator.listedNames(callee, call)
      ?? SystemFontName.font(madeBy: callee, evaluator).map { font in
        font.trying(turn(ofFontMadeBy: call, evaluator))
      }
  }

  func member(
    _ name: String, of object: AnyHashable, _ base: Possible, _ program: Program
  ) -> Values {
    guard let resource = object.base as? Resource else { return Values(item: base) }
    if case .bundle(let bundle) = resource, let value = infoMember(name, of: bundle, program) {
      return value
    }
    return resource.member(name, base)
  }

  /// The type of the font of a control or a view: `label.font`.
  func type(of name: String?, in path: [String]) -> TypeRef? {
    if let name, GeneratedResource.isName(name, in: path) { return .foreign(["String"]) }
    guard name == "font", path.count == 1, let type = path.first else { return nil }
    if type.hasPrefix("UI") { return .foreign(["UIFont"]) }
    return type.hasPrefix("NS") ? .foreign(["NSFont"]) : nil
  }

  func member(_ name: String, ofType path: [String]) -> Values? {
    ResourceBundle.member(name, of: path) ?? ListedNames.member(name, of: path).map { Values($0) }
  }

  func member(_ name: String, ofConstant path: [String]) -> Value? {
    AccessorName(member: name, of: path)?.value ?? ListedNames.member(name, of: path)
      ?? SystemFontName.member(name, of: path)
  }

  func turn(ofFontMadeBy call: Program.Spot, _ evaluator: Evaluator) -> Trail.Attempt? {
    evaluator.chain(of: call).map {
      Trail.Attempt(chain: $0, index: Int(evaluator.program[call].range.lowerBound))
    }
  }

  func mayRun(_ spot: Program.Spot, _ evaluator: Evaluator) -> Bool { evaluator.mayRun(spot) }

  func generated(at spot: Program.Spot, _ program: Program) -> (value: Value, type: TypeRef)? {
    GeneratedResource(at: spot, program).map { ($0.value, .foreign([GeneratedResource.type])) }
  }

  func checksDocuments(settingProperty name: String) -> Bool {
    RuntimeFontAttribute.isName(keyPath: name)
  }

  func documents(setProperty name: String) -> Bool { attributes.set(name) }

  func documentValues(ofProperty name: String, in types: [String], _ program: Program) -> Values {
    attributes.values(of: name, in: types, program)
  }

  func appending(_ text: Possible, to object: Possible) -> Possible {
    object.value.resource?.appending(text, to: object) ?? object
  }
}

extension FontLibrary {
  /// What `jsonObject(with: data)`, `decode([String: String].self, from: data)` and
  /// `NSDictionary(contentsOf: url)` give of a document.
  private func decoded(
    _ callee: Program.Spot, _ arguments: [Node.Argument], _ call: Program.Spot, _ frame: Frame,
    _ evaluator: Evaluator
  ) -> Values? {
    guard let name = evaluator.program[callee].kind.lastName,
      let labels = Self.decoders[name]
    else { return nil }
    // What a type of the app's is made of is told by its properties.
    var own: TypeRef?
    if name == "decode" {
      guard let type = arguments.first else { return nil }
      let spot = Program.Spot(file: call.file, node: type.value)
      own = DecodedValues.type(at: spot, evaluator)
      guard own != nil || isOfLibrary(type, call, evaluator) else { return nil }
    }
    guard let data = arguments.first(where: { $0.label.map(labels.contains) ?? false }) else {
      return nil
    }
    let found = evaluator.values(Program.Spot(file: call.file, node: data.value), frame)
    if found.isOpen { return found }
    var result = Values()
    for item in found.items {
      guard case .fonts(.file(let name, let type, _), let bundle) = item.value.resource else {
        return nil
      }
      if let held = tables.values(name, type, evaluator.program) {
        guard let typed = typed(held, as: own, evaluator) else { return nil }
        result.add(typed)
      } else if own == nil, bundle == .main, let table = UnreadTable(name, type) {
        result.add(Possible(value: .unknown(table.reason), trail: item.trail))
      } else {
        return nil
      }
    }
    return result.items.isEmpty ? nil : result
  }

  /// What a document holds as values of a type of the app's, where it is decoded as one.
  private func typed(_ held: Values, as type: TypeRef?, _ evaluator: Evaluator) -> Values? {
    guard let type else { return held }
    return DecodedValues(evaluator: evaluator).values(held, as: type)
  }
}

extension FontLibrary {
  /// What reads a document, and the labels of the argument that tells which.
  private static let decoders: [String: Set<String>] = {
    let files: Set<String> = ["contentsOf", "contentsOfFile"]
    return [
      "jsonObject": ["with"], "propertyList": ["from"], "decode": ["from"], "NSDictionary": files,
      "NSArray": files, "NSMutableDictionary": files, "NSMutableArray": files,
    ]
  }()

  /// Whether `[String: String].self` is given, and not a type by its name.
  private func isOfLibrary(
    _ type: Node.Argument, _ call: Program.Spot, _ evaluator: Evaluator
  ) -> Bool {
    let spot = Program.Spot(file: call.file, node: type.value)
    guard case .member(let base?, "self") = evaluator.program[spot].kind else { return false }
    return evaluator.program[Program.Spot(file: call.file, node: base)].kind.lastName == nil
  }
}

extension TypeRef {
  /// `UIFont`, `Font` and their kin.
  var isFont: Bool {
    guard case .foreign(let path) = self, let name = path.last else { return false }
    return ["UIFont", "NSFont", "Font", "CTFont", "CGFont", "UIFontDescriptor", "NSFontDescriptor"]
      .contains(name)
  }
}
