import JavaScriptLowering
import NameFlow
import SourceText

/// Calls of Foundation that give files of a bundle or a folder, and of Core Graphics that make fonts of
/// them.
extension Evaluator {
  /// What a call gives; `nil` for calls that have nothing to do with files.
  func resourceCall(
    _ target: Program.Spot, _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values? {
    let call = ResourceCall(
      name: program[target].kind.lastName ?? "", arguments: arguments, spot: spot, frame: frame)
    switch program[target].kind {
    case .name: return resourceFunction(call) ?? methodOfOwnBundle(call)
    case .member(let base?, "init"):
      let type = program[Program.Spot(file: spot.file, node: base)].kind.lastName
      return resourceFunction(call.named(type ?? ""))
    case .member(let base?, _):
      return resourceMethod(call, of: Program.Spot(file: spot.file, node: base))
        ?? (Self.isModule(program[Program.Spot(file: spot.file, node: base)].kind)
          ? resourceFunction(call) : nil)
    // `[UInt8](data)`
    case .array: return converted(call)
    default: return nil
    }
  }

  private static func isModule(_ kind: Node.Kind) -> Bool {
    guard case .name(let name) = kind else { return false }
    return ["CoreText", "CoreGraphics", "Foundation"].contains(name)
  }
}

/// A call and where it is looked at.
private struct ResourceCall {
  var name: String
  var arguments: [Node.Argument]
  var spot: Program.Spot
  var frame: Frame

  func named(_ name: String) -> ResourceCall {
    ResourceCall(name: name, arguments: arguments, spot: spot, frame: frame)
  }

  func argument(_ labels: String...) -> Program.Spot? {
    arguments.first { $0.label.map(labels.contains) ?? false }.map(spot(of:))
  }

  var first: Program.Spot? { arguments.first.map(spot(of:)) }

  func spot(of argument: Node.Argument) -> Program.Spot {
    Program.Spot(file: spot.file, node: argument.value)
  }
}

// MARK: - Functions and initialisers

extension Evaluator {
  private func resourceFunction(_ call: ResourceCall) -> Values? {
    switch call.name {
    case "Bundle", "NSBundle": return Values(.resource(.bundle(bundle(madeBy: call))))
    case "NSDataAsset": return dataAsset(call)
    case "CFBundleCopyResourceURL" where call.arguments.count >= 3:
      return files(
        named: call.spot(of: call.arguments[1]), call.spot(of: call.arguments[2]), in: .unknown,
        call)
    case "NSSearchPathForDirectoriesInDomains", "NSTemporaryDirectory", "NSHomeDirectory":
      return writable(call)
    case "URL", "NSURL": return url(call)
    case "CGFontCopyPostScriptName", "CGFontCopyFullName", "CTFontCopyPostScriptName":
      return converted(call)?.map { item in
        item.value.resource == nil
          ? item : Possible(value: item.value, trail: item.trail.ofFont)
      }
    // A format puts parts together.
    case "String" where call.arguments.first?.label == "format": return nil
    default: return Self.isConversion(call.name) ? converted(call) : nil
    }
  }

  /// What is made from a file is still that file, whatever type it is converted to.
  private static func isConversion(_ name: String) -> Bool {
    ["CG", "CF", "CT"].contains { name.hasPrefix($0) } || conversions.contains(name)
  }

  private static let conversions: Set<String> = [
    "Data", "NSData", "NSMutableData", "Array", "Set", "NSString", "String", "NSArray", "NSSet",
  ]

  private func converted(_ call: ResourceCall) -> Values? {
    for argument in call.arguments {
      let found = values(call.spot(of: argument), call.frame)
      if found.isOpen || holdsResource(found) { return found }
    }
    return nil
  }

  /// Whether there is a file among values, or in the lists among them.
  private func holdsResource(_ values: Values) -> Bool {
    values.isOfPlatform
      || values.items.contains { item in
        guard case .list(let items) = item.value else { return false }
        return items.contains { self.values($0).isOfPlatform }
      }
  }

  private func url(_ call: ResourceCall) -> Values? {
    guard let first = call.arguments.first else { return nil }
    let found = values(call.spot(of: first), call.frame)
    if found.isOpen || holdsResource(found) { return found }
    switch first.label {
    case "string":
      return found.map { item in
        guard case .text(let text) = item.value, text.hasPrefix("http") else { return item }
        return Possible(
          value: .resource(.undeterminable("a file that is downloaded")), trail: item.trail)
      }
    case "fileURLWithPath", "filePath", "fileURLWithFileSystemRepresentation":
      return path(Values(.resource(.folder(.unknown))), found)
    default: return nil
    }
  }

  private func bundle(madeBy call: ResourceCall) -> ResourceBundle {
    if let place = call.argument("url", "path") {
      return values(place, call.frame).items.contains { $0.value.resource == .folder(.around) }
        ? .around : .unknown
    }
    guard let type = call.argument("for"), case .member(let base?, "self") = program[type].kind,
      let name = program[Program.Spot(file: type.file, node: base)].kind.lastName
    else { return .unknown }
    return .ofClass(name)
  }

  private func dataAsset(_ call: ResourceCall) -> Values? {
    guard let name = call.argument("name") else { return nil }
    let bundle = call.argument("bundle").flatMap { values($0, call.frame).bundle } ?? .main
    return values(name, call.frame, .foreign(["String"])).map { item in
      switch item.value {
      case .text(let text):
        return Possible(value: .resource(.fonts(.dataAsset(text), bundle)), trail: item.trail)
      case .open: return item
      default:
        return located(.undeterminable("a data asset whose name is unknown"), at: name)
      }
    }
  }
}

// MARK: - Methods

extension Evaluator {
  private func resourceMethod(_ call: ResourceCall, of base: Program.Spot) -> Values? {
    switch call.name {
    case "url", "path", "URLForResource", "pathForResource":
      let isOld = call.name.hasSuffix("Resource")
      guard let name = call.argument("forResource") ?? (isOld ? call.first : nil) else {
        return folder(call)
      }
      return files(
        named: name, call.argument("withExtension", "ofType"), in: bundle(base, call), call)
    case "urls", "paths", "URLsForResourcesWithExtension", "pathsForResourcesOfType":
      let isOld = call.name.contains("ForResources")
      let type =
        call.argument("forResourcesWithExtension", "forResourcesOfType")
        ?? (isOld ? call.first : nil)
      return type.map { allFiles($0, in: bundle(base, call), call) } ?? folder(call)
    case "contentsOfDirectory", "enumerator", "subpathsOfDirectory", "subpaths",
      "contentsOfDirectoryAtPath", "contentsOfDirectoryAtURL":
      return contents(call)
    case "containerURL": return writable(call)
    case "appendingPathComponent", "stringByAppendingPathComponent",
      "URLByAppendingPathComponent", "appending":
      return appended(call.arguments, to: base, call.frame)
    case "appendingPathExtension":
      return call.first.map {
        addingExtension(values($0, call.frame), to: values(base, call.frame))
      }
    case "deletingLastPathComponent": return folder(around: values(base, call.frame))
    case "deletingPathExtension", "URLByDeletingPathExtension":
      return deletingExtension(of: told(values(base, call.frame), of: base, call.frame))
    case "lowercased", "standardized", "resolvingSymlinksInPath", "takeRetainedValue",
      "takeUnretainedValue":
      let found = values(base, call.frame)
      return found.isOfPlatform ? found : nil
    default: return nil
    }
  }

  /// `url(forResource:withExtension:)` in an extension of `Bundle`.
  private func methodOfOwnBundle(_ call: ResourceCall) -> Values? {
    guard ["url", "path"].contains(call.name), let name = call.argument("forResource"),
      ["Bundle", "NSBundle"].contains(container(at: call.spot).last ?? "")
    else { return nil }
    let receiver = receiver(in: call.frame)
    if let open = receiver.openFrame { return Values(.open(open)) }
    return files(
      named: name, call.argument("withExtension", "ofType"), in: receiver.bundle ?? .unknown, call)
  }

  private func bundle(_ base: Program.Spot, _ call: ResourceCall) -> ResourceBundle {
    values(base, call.frame).bundle ?? .unknown
  }

  /// `url(forResource:withExtension:)`: each name with each extension that may come with it.
  private func files(
    named name: Program.Spot, _ type: Program.Spot?, in bundle: ResourceBundle, _ call: ResourceCall
  ) -> Values {
    let text = TypeRef.foreign(["String"])
    let names = values(name, call.frame, text)
    if let open = names.openFrame { return Values(.open(open)) }
    let types = type.map { values($0, call.frame, text) } ?? Values(.absent)
    if let open = types.openFrame { return Values(.open(open)) }
    let known = types.items.filter { if case .text = $0.value { true } else { false } }
    let extensions = known.isEmpty ? [Possible(value: .absent)] : known
    let folders = self.folders(of: call, text)
    if let open = folders?.openFrame { return Values(.open(open)) }
    let places = folders.folders
    return names.flatMap { item in
      guard case .text(let text) = item.value else {
        guard item.value != .absent else { return Values() }
        let reason = Values(item.value).reason ?? "'\(program.source(name))'"
        return Values(
          item: located(.undeterminable("a file whose name is unknown: \(reason)"), at: name))
      }
      var found = Values()
      for type in extensions where !type.contradicts(item) {
        let type = if case .text(let text) = type.value { text } else { String?.none }
        let trail = item.trail.beginning(at: name, program)
        for folder in places {
          let file = Resource.file(text, type, in: bundle, folder: folder)
          found.add(Possible(value: .resource(file), trail: trail))
        }
      }
      return found
    }
  }

  /// The folders that a bundle is asked about; `nil` where they are not known.
  private func folders(of call: ResourceCall, _ text: TypeRef) -> Values? {
    // What is looked in may be a folder itself: `urls(forResourcesWithExtension:subdirectory:in:)`.
    if call.argument("in") != nil { return nil }
    let labels = ["subdirectory", "inDirectory"]
    guard let argument = call.arguments.first(where: { $0.label.map(labels.contains) ?? false })
    else {
      return call.name.hasPrefix("CF") || call.name.contains("Resource") ? nil : Values(.absent)
    }
    return values(call.spot(of: argument), call.frame, text)
  }

  private func allFiles(
    _ type: Program.Spot, in bundle: ResourceBundle, _ call: ResourceCall
  ) -> Values {
    let text = TypeRef.foreign(["String"])
    let folders = self.folders(of: call, text)
    if let open = folders?.openFrame { return Values(.open(open)) }
    let places = folders.folders
    return values(type, call.frame, text).map { item in
      var extensionName: String?
      if case .text(let text) = item.value { extensionName = text }
      if case .open = item.value { return item }
      let found = places.map { folder in
        let all = RegisteredFonts.Kind.allFiles(withExtension: extensionName, folder: folder)
        return located(.fonts(all, bundle), at: call.spot)
      }
      return Possible(
        value: .list(found.map { .known(Values(item: $0)) }),
        trail: Trail().beginning(at: call.spot, program))
    }
  }

  /// `FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)`
  private func folder(_ call: ResourceCall) -> Values? {
    call.argument("for") != nil && call.argument("in") != nil ? writable(call) : nil
  }

  private func writable(_ call: ResourceCall) -> Values {
    // What is copied may be of the bundle.
    let copies = ["copyItem", "copyItemAtPath", "copyItemAtURL", "linkItem", "createSymbolicLink"]
      .contains { !program.files(mentioning: [$0]).isEmpty }
    let file = located(
      .undeterminable(
        copies ? "a file in a folder that the app copies to" : RegisteredFonts.inWrittenFolder),
      at: call.spot)
    return call.name.hasPrefix("urls") || call.name.hasPrefix("NSSearch")
      ? Values(.list([.known(Values(item: file))])) : Values(item: file)
  }

  private func contents(_ call: ResourceCall) -> Values? {
    guard let folder = call.first else { return nil }
    let found = values(folder, call.frame)
    if let open = found.openFrame { return Values(.open(open)) }
    let elements = found.items.map { item -> Possible in
      switch item.value.resource {
      case .folder(let bundle), .bundle(let bundle):
        return located(.fonts(.bundle, bundle), at: call.spot)
      // What is looked into is a folder.
      case .fonts(.file(let name, let type, _), let bundle):
        let folder = type.map { name + "." + $0 } ?? name
        return located(.fonts(.folder(folder), bundle), at: call.spot)
      case .fonts: return item
      default:
        return located(.undeterminable("the files of an unknown folder"), at: call.spot)
      }
    }
    return Values(.list(elements.map { .known(Values(item: $0)) }))
  }
}

extension Values? {
  /// The folders of a bundle that they name, `""` for the bundle's own; `nil` for what is not known.
  fileprivate var folders: [String?] {
    guard let items = self?.items, !items.isEmpty else { return [nil] }
    let folders = items.map { item -> String? in
      switch item.value {
      case .text(let folder): folder
      case .absent: ""
      default: nil
      }
    }
    return folders.contains(nil) ? [nil] : folders
  }
}

extension Evaluator {
  /// A resource that begins at a place in the sources.
  func located(_ resource: Resource, at spot: Program.Spot) -> Possible {
    Possible(value: .resource(resource), trail: Trail().beginning(at: spot, program))
  }
}

extension Trail {
  /// The same, beginning at an expression where it begins nowhere.
  func beginning(at spot: Program.Spot, _ program: Program) -> Trail {
    guard origin == nil else { return self }
    var copy = self
    copy.origin = Origin(file: spot.file, range: program[spot].range)
    return copy
  }
}

extension Node.Kind {
  /// The last name of a name or member.
  var lastName: String? {
    switch self {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }
}
