import SourceText
import SwiftSyntax

/// What calls give: resources of bundles, files of folders, and what is made from them.
extension RegistrationEvaluator {
  func call(_ node: FunctionCallExprSyntax, in file: Int, _ context: Context) -> [Value] {
    let callee = node.calledExpression.unmarked
    if let closure = callee.as(ClosureExprSyntax.self) {
      return results(of: Syntax(closure.statements), in: file, context)
    }
    if callee.is(ArrayExprSyntax.self) { return converted(node, in: file, context) }
    guard let name = callee.lastName else { return [.unknown("'\(node.excerpt)'")] }
    if let resource = resource(name, node, in: file, context) { return resource }
    if let folder = fileManager(name, node, in: file, context) { return folder }
    if callee.is(DeclReferenceExprSyntax.self) {
      return ownCall(name, node, in: file, context) ?? converted(node, in: file, context)
    }
    guard let receiver = node.receiver else {
      return ownCall(name, node, in: file, context) ?? [.unknown("'\(callee.excerpt)'")]
    }
    if receiver.lastName.map({ ["CoreText", "Swift", "Foundation"].contains($0) }) == true {
      return converted(node, in: file, context)
    }
    let base = values(receiver, in: file, context)
    if let own = ownMethod(name, node, of: base, in: file, context) { return own }
    return method(name, node, of: base, in: file, context)
  }

  /// What is made from a file is still that file: its URL, its data, a provider, a font; and a list or a
  /// string stays one whatever type it is converted to.
  private func converted(
    _ node: FunctionCallExprSyntax, in file: Int, _ context: Context
  ) -> [Value] {
    let arguments = node.arguments.map { values($0.expression, in: file, context) }
    let name = node.calledExpression.lastName ?? ""
    if let remote = download(name, node, arguments) { return remote }
    let isPath = name.hasSuffix("URL") && !arguments.isEmpty
    if isPath, node.labels.first.map({ $0 == "fileURLWithPath" || $0 == "filePath" }) == true,
      let path = arguments.first, !path.texts.isEmpty
    {
      return self.path([.folder(.unknown)], path)
    }
    let made = arguments.first { !$0.sources.isEmpty || $0.openFunction != nil }
    if let made { return made }
    let isKnown = arguments.first?.contains { value in
      switch value {
      case .text, .list, .folder, .bundle, .tuple, .absent: true
      default: false
      }
    }
    if isKnown == true, let first = arguments.first { return first }
    let reason = arguments.lazy.compactMap(\.unknownReason).first
    return [.unknown(reason ?? "what '\(node.calledExpression.excerpt)' gives")]
  }

  private func download(
    _ name: String, _ node: FunctionCallExprSyntax, _ arguments: [[Value]]
  ) -> [Value]? {
    guard name.hasSuffix("URL"), node.labels.first == "string",
      let text = arguments.first?.texts.first, text.text.hasPrefix("http")
    else { return nil }
    return [.undeterminable("a file that is downloaded", text.place)]
  }
}

// MARK: - Bundles and folders

extension RegistrationEvaluator {
  private func resource(
    _ name: String, _ node: FunctionCallExprSyntax, in file: Int, _ context: Context
  ) -> [Value]? {
    switch name {
    case "url", "path", "URLForResource", "pathForResource":
      let isOld = name.hasSuffix("Resource")
      guard
        let resource = node.argument("forResource") ?? (isOld ? node.arguments.first?.expression : nil)
      else { return nil }
      return files(
        named: resource, node.argument("withExtension", "ofType"),
        in: bundle(node, in: file, context), node, file, context)
    case "urls", "paths", "URLsForResourcesWithExtension", "pathsForResourcesOfType":
      let isOld = name.contains("ForResources")
      guard
        let type = node.argument("forResourcesWithExtension", "forResourcesOfType")
          ?? (isOld ? node.arguments.first?.expression : nil)
      else { return nil }
      return allFiles(type, in: bundle(node, in: file, context), node, file, context)
    case "CFBundleCopyResourceURL":
      let arguments = node.arguments.map(\.expression)
      guard arguments.count >= 3 else { return nil }
      return files(named: arguments[1], arguments[2], in: .unknown, node, file, context)
    case "NSDataAsset":
      guard let asset = node.argument("name") else { return nil }
      return dataAsset(asset, node, file, context)
    case "Bundle", "NSBundle": return [.bundle(bundle(madeBy: node, file, context))]
    default: return nil
    }
  }

  private func bundle(
    _ node: FunctionCallExprSyntax, in file: Int, _ context: Context
  ) -> ResourceBundle {
    let receiver = node.receiver.map { values($0, in: file, context) } ?? []
    return receiver.count == 1 ? receiver.firstBundle ?? .unknown : .unknown
  }

  private func bundle(
    madeBy node: FunctionCallExprSyntax, _ file: Int, _ context: Context
  ) -> ResourceBundle {
    guard let type = node.argument("for") else { return .unknown }
    let member = type.unmarked.as(MemberAccessExprSyntax.self)
    guard member?.declName.baseName.text == "self", let name = member?.base?.lastName else {
      return .unknown
    }
    return .ofClass(name)
  }

  /// `url(forResource:withExtension:)`: each name with each extension.
  private func files(
    named resource: ExprSyntax, _ type: ExprSyntax?, in bundle: ResourceBundle,
    _ node: FunctionCallExprSyntax, _ file: Int, _ context: Context
  ) -> [Value] {
    let names = texts(resource, in: file, context)
    if names.openFunction != nil { return names }
    let types = type.map { texts($0, in: file, context) } ?? [.absent]
    if types.openFunction != nil { return types }
    guard !names.texts.isEmpty else {
      let reason = names.unknownReason ?? "'\(resource.excerpt)'"
      return [.undeterminable("a file whose name is \(reason)", sources.place(resource, in: file))]
    }
    let extensions: [String?] = types.texts.isEmpty ? [nil] : types.texts.map(\.text)
    return names.texts.flatMap { name in
      extensions.map { type in
        let type = type.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
        return .source(
          RegisteredFonts(
            .file(name: name.text.lastPathComponent, extension: type?.isEmpty == true ? nil : type),
            in: bundle, place: name.place))
      }
    }
  }

  private func allFiles(
    _ type: ExprSyntax, in bundle: ResourceBundle, _ node: FunctionCallExprSyntax, _ file: Int,
    _ context: Context
  ) -> [Value] {
    let types = texts(type, in: file, context)
    if types.openFunction != nil { return types }
    let place = sources.place(node, in: file)
    let extensions: [String?] = types.texts.isEmpty ? [nil] : types.texts.map(\.text)
    return [
      .list(
        extensions.map {
          .source(RegisteredFonts(.allFiles(withExtension: $0), in: bundle, place: place))
        })
    ]
  }

  private func dataAsset(
    _ asset: ExprSyntax, _ node: FunctionCallExprSyntax, _ file: Int, _ context: Context
  ) -> [Value] {
    let names = texts(asset, in: file, context)
    if names.openFunction != nil { return names }
    let bundle =
      node.argument("bundle").flatMap { values($0, in: file, context).firstBundle } ?? .main
    guard !names.texts.isEmpty else {
      return [
        .undeterminable("a data asset whose name is not known", sources.place(asset, in: file))
      ]
    }
    return names.texts.map { name in
      .source(RegisteredFonts(.dataAsset(name.text), in: bundle, place: name.place))
    }
  }

  /// Files of a folder, and folders that the app writes to.
  private func fileManager(
    _ name: String, _ node: FunctionCallExprSyntax, in file: Int, _ context: Context
  ) -> [Value]? {
    let place = sources.place(node, in: file)
    switch name {
    case "contentsOfDirectory", "enumerator", "subpathsOfDirectory", "subpaths",
      "contentsOfDirectoryAtPath", "contentsOfDirectoryAtURL":
      guard let folder = node.arguments.first?.expression else { return nil }
      let values = values(folder, in: file, context)
      if values.openFunction != nil { return values }
      let bundle = values.firstFolder ?? values.firstBundle
      guard let bundle else {
        let known = values.sources.filter { $0.reason != nil }
        if !known.isEmpty { return [.list(known.map { .source($0) })] }
        return [.list([.undeterminable("the files of a folder that is not known", place)])]
      }
      return [.list([.source(RegisteredFonts(.bundle, in: bundle, place: place))])]
    case "urls", "url", "NSSearchPathForDirectoriesInDomains", "NSTemporaryDirectory",
      "NSHomeDirectory", "containerURL":
      let labels = node.labels
      guard name.hasPrefix("NS") || name == "containerURL" || labels.prefix(2) == ["for", "in"]
      else { return nil }
      return [.list([.undeterminable("a file in a folder that the app writes to", place)])]
    default: return nil
    }
  }
}
