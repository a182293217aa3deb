/// Members of bundles, folders and files, and paths below them.
extension Evaluator {
  /// `Bundle.main`, `Bundle.module`
  func bundleMember(_ name: String, of type: [String]) -> Values? {
    guard let last = type.last, last == "Bundle" || last == "NSBundle" else { return nil }
    switch name {
    case "main", "mainBundle": return Values(.resource(.bundle(.main)))
    case "module": return Values(.resource(.bundle(.module)))
    default: return nil
    }
  }

  func resourceMember(_ name: String, of resource: Resource, _ base: Possible) -> Values {
    switch (resource, name) {
    case (.bundle(let bundle), _) where name.hasPrefix("resource") || name.hasPrefix("bundle"):
      return Values(.resource(.folder(bundle)), base.trail)
    case (.fonts(.file(let file, let type), _), "lastPathComponent"):
      return Values(.text(type.map { file + "." + $0 } ?? file), base.trail)
    case (.fonts(.file(let file, let type), _), "pathExtension"):
      return Values(.text(type ?? file.fileExtension), base.trail)
    // Its path, its data, what it is wrapped in: still the same file.
    default: return Values(base.value, base.trail)
    }
  }

  /// Members of a string that is a path.
  func pathMember(_ name: String, _ text: Values) -> Values? {
    switch name {
    case "lastPathComponent": mapText(text) { $0.lastPathComponent }
    case "pathExtension": mapText(text) { $0.fileExtension }
    case "deletingPathExtension": mapText(text) { $0.withoutFileExtension }
    default: nil
    }
  }

  /// `folder.appendingPathComponent(name)`; `nil` for other kinds of `appending`.
  func appended(_ call: [Node.Argument], to base: Program.Spot, _ frame: Frame) -> Values? {
    guard let first = call.first else { return nil }
    let found = values(base, frame)
    guard found.isOpen || found.isResource else { return nil }
    let component = Program.Spot(file: base.file, node: first.value)
    return path(found, values(component, frame, .foreign(["String"])))
  }

  /// A path below a folder: a file is known by its last component.
  func path(_ base: Values, _ component: Values) -> Values {
    if let open = base.openFrame ?? component.openFrame { return Values(.open(open)) }
    return base.flatMap { base in
      component.map { component in
        guard case .resource(let folder) = base.value else { return base }
        guard case .text(let text) = component.value else {
          return Possible(
            value: .resource(.undeterminable("a path put together at run time")),
            trail: base.trail.origin == nil ? component.trail : base.trail)
        }
        switch folder {
        case .fonts(.undeterminable, _): return base
        case .fonts(_, let bundle), .folder(let bundle), .bundle(let bundle):
          return text.fileExtension.isEmpty
            ? base
            : Possible(
              value: .resource(.file(text, nil, in: bundle)), trail: component.trail)
        }
      }
    }
  }

  func addingExtension(_ types: Values, to base: Values) -> Values {
    if let open = base.openFrame ?? types.openFrame { return Values(.open(open)) }
    guard case .text(let type)? = types.items.first?.value else { return base }
    return base.map { item in
      switch item.value {
      case .resource(.fonts(.file(let name, nil), let bundle)):
        return Possible(value: .resource(.file(name, type, in: bundle)), trail: item.trail)
      case .text(let text): return Possible(value: .text(text + "." + type), trail: item.trail)
      default: return item
      }
    }
  }
}
