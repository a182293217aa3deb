import NameFlow
import SourceText

/// Members of bundles, folders and files, and paths below them.
extension ResourceBundle {
  /// `Bundle.main`, `Bundle.module`
  static func member(_ name: String, of type: [String]) -> Values? {
    guard let last = type.last, last == "Bundle" || last == "NSBundle" else { return nil }
    switch name {
    case "main", "mainBundle": return Values(.resource(.bundle(.main)))
    case "module": return Values(.resource(.bundle(.module)))
    default: return nil
    }
  }

}

extension Resource {
  /// A member of it, as one value of an expression.
  func member(_ name: String, _ base: Possible) -> Values {
    switch (self, name) {
    case (_, "deletingLastPathComponent"): return Values(.resource(folderAround), base.trail)
    case (.bundle(let bundle), _) where name.hasPrefix("resource") || name.hasPrefix("bundle"):
      return Values(.resource(.folder(bundle)), base.trail)
    case (.fonts(.file(let file, let type, _), _), "lastPathComponent"):
      return Values(.text(type.map { file + "." + $0 } ?? file), base.trail)
    case (.fonts(.file(let file, let type, _), _), "pathExtension"):
      return Values(.text(type ?? file.fileExtension), base.trail)
    // The name of a font that was made from a file: it is that font's, whatever it is.
    case (.fonts, "postScriptName"), (.fonts, "fullName"):
      return Values(base.value, base.trail.ofFont)
    // Its path, its data, what it is wrapped in: still the same file.
    default: return Values(base.value, base.trail)
    }
  }

  /// The folder that it is in, which may be outside of the bundle.
  var folderAround: Resource {
    switch self {
    case .bundle(.unknown), .folder(.unknown), .fonts(.undeterminable, _): self
    case .bundle, .folder: .folder(.around)
    case .fonts(_, let bundle): .folder(bundle)
    }
  }

  /// What a path below it is, as one value of an expression: a file is known by its last component.
  func appending(_ component: Possible, to base: Possible) -> Possible {
    guard case .text(let text) = component.value else {
      return Possible(
        value: .resource(.undeterminable("a path computed at run time")),
        trail: base.trail.origin == nil ? component.trail : base.trail)
    }
    let above = text.pathComponents.contains("..") ? folderAround : self
    switch above {
    case .fonts(.undeterminable, _): return base
    case .fonts(_, let bundle), .folder(let bundle), .bundle(let bundle):
      return text.fileExtension.isEmpty
        ? Possible(value: .resource(above), trail: base.trail)
        : Possible(value: .resource(.file(text, nil, in: bundle)), trail: component.trail)
    }
  }
}

extension Trail {
  /// The same, as the way of the name of a font that exists already.
  var ofFont: Trail {
    var copy = self
    copy.isCarried = true
    return copy
  }
}

extension Evaluator {
  /// `folder.appendingPathComponent(name)`; `nil` for other kinds of `appending`.
  func appended(_ call: [Node.Argument], to base: Program.Spot, _ frame: Frame) -> Values? {
    guard let first = call.first else { return nil }
    let found = values(base, frame)
    guard found.isOpen || found.isOfPlatform else { return nil }
    let component = Program.Spot(file: base.file, node: first.value)
    return path(found, values(component, frame, .foreign(["String"])))
  }

  /// A path below a folder.
  func path(_ base: Values, _ component: Values) -> Values {
    if let open = base.openFrame ?? component.openFrame { return Values(.open(open)) }
    return base.flatMap { base in
      component.map { base.value.resource?.appending($0, to: base) ?? base }
    }
  }

  /// The folder that files or folders of a bundle are in; `nil` for other paths.
  func folder(around paths: Values) -> Values? {
    guard paths.isOpen || paths.isOfPlatform else { return nil }
    return paths.map { item in
      guard let resource = item.value.resource else { return item }
      return Possible(value: .resource(resource.folderAround), trail: item.trail)
    }
  }

  /// A path without what follows the last dot of its name.
  func deletingExtension(of paths: Values) -> Values {
    mapText(paths) { $0.withoutExtension }.map { item in
      guard case .fonts(.file(let name, let type, let folder), let bundle)? = item.value.resource
      else { return item }
      return Possible(
        value: .resource(
          .fonts(
            .file(
              name: type == nil ? name.withoutExtension : name, extension: nil, folder: folder),
            bundle)),
        trail: item.trail)
    }
  }

  func addingExtension(_ types: Values, to base: Values) -> Values {
    if let open = base.openFrame ?? types.openFrame { return Values(.open(open)) }
    guard case .text(let type)? = types.items.first?.value else { return base }
    return base.map { item in
      switch (item.value, item.value.resource) {
      case (_, .fonts(.file(let name, nil, _), let bundle)):
        return Possible(value: .resource(.file(name, type, in: bundle)), trail: item.trail)
      case (.text(let text), _):
        return Possible(value: .text(text + "." + type), trail: item.trail)
      default: return item
      }
    }
  }
}
