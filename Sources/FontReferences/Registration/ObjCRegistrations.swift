import SourceText

// What calls in Objective-C register: the way from a file's name to the call, through variables,
// parameters, lists and what Foundation makes of a path.
extension ObjCEvaluator {
  /// The fonts that a call registers, sorted by place; empty where nothing calls the function it stands in.
  func registeredFonts(_ call: ObjCRegistrationCall, in index: Int) -> [RegisteredFonts] {
    let code = program.codes[index]
    let place = code.place(call.range)
    guard let argument = code.call(call.range)?.arguments.first else {
      return [RegisteredFonts(.undeterminable("its argument is not known"), place: place)]
    }
    let expression = ObjCExpression(code: index, range: argument)
    if call.function.hasSuffix("AssetNames") {
      return names(of: elements(of: expression)).candidates.map {
        RegisteredFonts(.dataAsset($0.name), in: .main, place: $0.place)
      }
    }
    var search = ObjCResourceSearch(evaluator: self)
    let fonts = search.resources(expression).map { found -> RegisteredFonts in
      guard case .fonts(let kind, let bundle) = found.resource else {
        return RegisteredFonts(.undeterminable("its argument is not known"), place: place)
      }
      return RegisteredFonts(kind, in: bundle, place: kind.isKnown ? found.place : place)
    }
    return fonts.unique.sorted { $0.place < $1.place }
  }
}

/// A file, folder or bundle, and where its name is written.
private struct ObjCResource {
  var resource: Resource
  var place: SourcePlace
}

private struct ObjCResourceSearch {
  let evaluator: ObjCEvaluator
  /// What is being read: an expression that leads back to itself adds nothing.
  private var inProgress: Set<ObjCExpression> = []
  /// How many more expressions are read for one call, so that no text decides how long it takes.
  private var stepsLeft = 2000

  init(evaluator: ObjCEvaluator) {
    self.evaluator = evaluator
  }

  /// What an expression can stand for.
  mutating func resources(_ whole: ObjCExpression) -> [ObjCResource] {
    let code = evaluator.program.code(whole)
    let expression = ObjCExpression(code: whole.code, range: code.unwrapped(whole.range))
    guard stepsLeft > 0, inProgress.count < 48, inProgress.insert(expression).inserted else {
      return []
    }
    stepsLeft -= 1
    defer { inProgress.remove(expression) }
    if let send = code.send(expression.range) {
      if let known = message(send, expression, code) { return known }
    } else if let (name, arguments) = code.call(expression.range) {
      if let known = call(name, arguments, expression, code) { return known }
    } else if let (base, name) = code.trailingProperty(expression.range) {
      if let known = property(name, base, expression, code) { return known }
    } else if code.kind(expression.range.lowerBound) == .openBracket
      || code.kind(expression.range.lowerBound) == .openBrace
    {
      return evaluator.elements(of: expression).values.flatMap { resources($0.expression) }
    }
    return bound(expression, code)
  }

  private mutating func bound(_ expression: ObjCExpression, _ code: ObjCCode) -> [ObjCResource] {
    let bindings = evaluator.bindings(of: expression, in: code)
    let found = bindings.values.flatMap { resources($0.expression) }
    guard found.isEmpty else { return found }
    let reason = bindings.unknown ?? "the value of '\(code.excerpt(expression.range))' is not known"
    return [unknown(reason, at: expression, code)]
  }

  private func unknown(
    _ reason: String, at expression: ObjCExpression, _ code: ObjCCode
  ) -> ObjCResource {
    ObjCResource(resource: .undeterminable(reason), place: code.place(expression.range))
  }
}

extension ObjCResourceSearch {
  private mutating func message(
    _ send: ObjCSend, _ expression: ObjCExpression, _ code: ObjCCode
  ) -> [ObjCResource]? {
    guard let first = send.arguments.first else {
      return property(send.selector, send.receiver, expression, code)
    }
    let argument = ObjCExpression(code: expression.code, range: first)
    let receiver = ObjCExpression(code: expression.code, range: send.receiver)
    let place = code.place(expression.range)
    func found(_ resource: Resource) -> [ObjCResource] {
      [ObjCResource(resource: resource, place: place)]
    }
    switch send.selector {
    case _ where send.selector.hasPrefix("URLForResource:withExtension:"),
      _ where send.selector.hasPrefix("pathForResource:ofType:"):
      guard let type = send.arguments.dropFirst().first else { return nil }
      return files(
        argument, ObjCExpression(code: expression.code, range: type), in: bundle(receiver))
    case _ where send.selector.hasPrefix("URLsForResourcesWithExtension:"),
      _ where send.selector.hasPrefix("pathsForResourcesOfType:"):
      let types = texts(argument).map(\.name)
      let extensions: [String?] = types.isEmpty ? [nil] : types
      return extensions.flatMap { found(.fonts(.allFiles(withExtension: $0), bundle(receiver))) }
    case _ where send.selector.hasPrefix("contentsOfDirectoryAt"),
      _ where send.selector.hasPrefix("enumeratorAt"), _ where send.selector.hasPrefix("subpaths"):
      return contents(argument, place)
    case "initWithName:" where code.string(send.receiver).contains("NSDataAsset"),
      "initWithName:bundle:" where code.string(send.receiver).contains("NSDataAsset"):
      return texts(argument).map {
        ObjCResource(resource: .fonts(.dataAsset($0.name), .main), place: $0.place)
      }
    case "URLsForDirectory:inDomains:", "containerURLForSecurityApplicationGroupIdentifier:":
      return found(.undeterminable("a file in a folder that the app writes to"))
    case "URLWithString:":
      let isRemote = texts(argument).contains { $0.name.hasPrefix("http") }
      return isRemote ? found(.undeterminable("a file that is downloaded")) : resources(argument)
    case "stringByAppendingPathComponent:", "URLByAppendingPathComponent:",
      "stringByAppendingString:", "stringByAppendingFormat:":
      return path(resources(receiver), argument)
    case _ where Self.conversions.contains(send.selector): return resources(argument)
    default: return nil
    }
  }

  /// Messages whose result is still the file that the first argument is.
  private static let conversions: Set<String> = [
    "fileURLWithPath:", "fileURLWithPath:isDirectory:", "initFileURLWithPath:",
    "dataWithContentsOfFile:", "dataWithContentsOfURL:", "initWithContentsOfFile:",
    "initWithContentsOfURL:", "dataWithContentsOfFile:options:error:",
    "dataWithContentsOfURL:options:error:", "arrayWithObject:", "arrayWithObjects:",
    "arrayWithArray:", "setWithArray:",
  ]

  private mutating func call(
    _ name: String, _ arguments: [Range<Int>], _ expression: ObjCExpression, _ code: ObjCCode
  ) -> [ObjCResource]? {
    if name.hasPrefix("NSSearchPath") || name == "NSTemporaryDirectory" || name == "NSHomeDirectory"
    {
      return [unknown("a file in a folder that the app writes to", at: expression, code)]
    }
    guard ["CF", "CG", "CT"].contains(where: name.hasPrefix) else { return nil }
    for argument in arguments {
      let found = resources(ObjCExpression(code: expression.code, range: argument))
      if found.contains(where: { $0.resource.isKnown }) { return found }
    }
    return nil
  }

  /// `NSBundle.mainBundle`, `bundle.resourceURL`; whatever else is asked of a file is still the file.
  private mutating func property(
    _ name: String, _ base: Range<Int>, _ expression: ObjCExpression, _ code: ObjCCode
  ) -> [ObjCResource]? {
    if name == "mainBundle" {
      return [ObjCResource(resource: .bundle(.main), place: code.place(expression.range))]
    }
    let receiver = ObjCExpression(code: expression.code, range: base)
    switch name {
    case "resourceURL", "resourcePath", "bundleURL", "bundlePath":
      return [
        ObjCResource(resource: .folder(bundle(receiver)), place: code.place(expression.range))
      ]
    case "data", "path", "firstObject", "lastObject", "allObjects", "absoluteString", "copy",
      "UTF8String", "fileSystemRepresentation", "autorelease", "retain":
      return resources(receiver)
    default: return nil
    }
  }
}

extension ObjCResourceSearch {
  private mutating func bundle(_ expression: ObjCExpression) -> ResourceBundle {
    let code = evaluator.program.code(expression)
    let range = code.unwrapped(expression.range)
    if let send = code.send(range), send.selector == "bundleForClass:",
      let argument = send.arguments.first, let type = code.send(code.unwrapped(argument)),
      type.selector == "class"
    {
      return .ofClass(code.string(type.receiver))
    }
    let found = resources(expression)
    guard found.count == 1, case .bundle(let bundle)? = found.first?.resource else {
      return .unknown
    }
    return bundle
  }

  private func files(
    _ name: ObjCExpression, _ type: ObjCExpression, in bundle: ResourceBundle
  ) -> [ObjCResource] {
    let names = texts(name)
    guard !names.isEmpty else {
      let code = evaluator.program.code(name)
      let reason =
        evaluator.names(at: name).undetermined ?? "'\(code.excerpt(name.range))' is not known"
      return [unknown("a file whose name is not known: \(reason)", at: name, code)]
    }
    let types = texts(type).map(\.name)
    let extensions: [String?] = types.isEmpty ? [nil] : types
    return names.flatMap { name in
      extensions.map {
        ObjCResource(resource: .file(name.name, $0, in: bundle), place: name.place)
      }
    }
  }

  private mutating func contents(
    _ folder: ObjCExpression, _ place: SourcePlace
  ) -> [ObjCResource] {
    resources(folder).map { found in
      switch found.resource {
      case .folder(let bundle), .bundle(let bundle):
        ObjCResource(resource: .fonts(.bundle, bundle), place: place)
      case .fonts(let kind, _) where kind.isKnown: found
      case .fonts:
        ObjCResource(
          resource: .undeterminable("the files of a folder that is not known"), place: place)
      }
    }
  }

  private func path(_ base: [ObjCResource], _ component: ObjCExpression) -> [ObjCResource] {
    let names = texts(component)
    return base.flatMap { base -> [ObjCResource] in
      switch base.resource {
      case .fonts: return [base]
      case .folder(let bundle), .bundle(let bundle):
        let files = names.filter { !$0.name.fileExtension.isEmpty }
        guard !files.isEmpty else { return [base] }
        return files.map {
          ObjCResource(resource: .file($0.name, nil, in: bundle), place: $0.place)
        }
      }
    }
  }

  /// The strings an expression can be, those that Foundation cuts from a path among them.
  private func texts(_ expression: ObjCExpression, depth: Int = 0) -> [NameCandidate] {
    guard depth < 16 else { return [] }
    let code = evaluator.program.code(expression)
    let range = code.unwrapped(expression.range)
    let part: (base: Range<Int>, name: String)? =
      code.send(range).map { ($0.receiver, $0.selector) } ?? code.trailingProperty(range)
    if let part, let change = Self.pathParts[part.name] {
      let base = ObjCExpression(code: expression.code, range: part.base)
      return texts(base, depth: depth + 1).map { candidate in
        var candidate = candidate
        candidate.name = change(candidate.name)
        return candidate
      }
    }
    return evaluator.names(at: expression).candidates
  }

  private static let pathParts: [String: @Sendable (String) -> String] = [
    "stringByDeletingPathExtension": \.withoutFileExtension,
    "pathExtension": \.fileExtension,
    "lastPathComponent": \.lastPathComponent,
  ]
}

extension RegisteredFonts.Kind {
  fileprivate var isKnown: Bool {
    if case .undeterminable = self { false } else { true }
  }
}

extension Resource {
  fileprivate var isKnown: Bool {
    if case .fonts(.undeterminable, _) = self { false } else { true }
  }
}
