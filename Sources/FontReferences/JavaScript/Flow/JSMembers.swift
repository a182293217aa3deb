import SourceText

/// Members of objects, modules and libraries.
extension JSEvaluator {
  func member(
    _ name: String, of object: JSNode.ID, at site: JSSite, range: Range<Int>, _ frame: JSFrame
  ) -> [JSValue] {
    let tree = program.trees[site.module]
    let place = tree.place(tree[site.node].range)
    let between =
      tree[object].range.upperBound..<max(tree[object].range.upperBound, range.lowerBound)
    let isOptional = tree.text.utf8[between].contains(UInt8(ascii: "?"))
    let written = tree.shortString(object)
    return each(values(JSSite(module: site.module, node: object), frame)) { value -> [JSValue] in
      if value.isNothing {
        return isOptional ? [value] : JSValue.unknown("'\(written)' is undefined here")
      }
      return member(name, of: value) { self.missing(name, $0, place, as: written) }.map { found in
        var found = found
        if found.text != nil {
          found.add(FlowStep(place: tree.place(site.node), what: tree.shortString(site.node)))
        }
        return found
      }
    }
  }

  func element(
    _ object: JSNode.ID, _ index: JSNode.ID, at site: JSSite, _ frame: JSFrame
  ) -> [JSValue] {
    let tree = program.trees[site.module]
    let keys = values(JSSite(module: site.module, node: index), frame)
    let objects = values(JSSite(module: site.module, node: object), frame)
    return each(objects) { value -> [JSValue] in
      each(keys) { key -> [JSValue] in
        if case .array(let items) = value.content, case .number(let number) = key.content {
          let position = Int(exactly: number) ?? -1
          return items.indices.contains(position) ? items[position] : [JSValue(.nothing)]
        }
        guard let text = key.asText else { return everything(of: value, key) }
        let found = member(text, of: value) {
          self.missing(text, $0, tree.place(site.node), as: tree.shortString(object))
        }
        return key.isReachable ? found : found.map(\.asPossible)
      }
    }
  }

  /// Every value of an object whose key is not known.
  private func everything(of value: JSValue, _ key: JSValue) -> [JSValue] {
    switch value.content {
    case .object(let object):
      let all = each(object.keys) { object[$0].map(values) ?? [] }
      guard !all.isEmpty else { return JSValue.unknown("its keys are not known") }
      // An app may load those fonts alone whose keys it asks for.
      return all.map(\.asPossible)
        + (object.isOpen ? JSValue.unknown("some of its keys are not known") : [])
    case .array(let items):
      let all = each(items) { $0 }
      return all.isEmpty ? JSValue.unknown("its items are not known") : all.map(\.asPossible)
    case .nothing, .missing: return [value]
    default: return value.isUnknown ? [value] : JSValue.unknown("its key is not known")
    }
  }

  /// What a value has under a name.
  ///
  /// - Parameter missing: what it is where an object that is known lacks it.
  func member(
    _ name: String, of value: JSValue, missing: (JSObject) -> [JSValue]
  ) -> [JSValue] {
    switch value.content {
    case .object(let object):
      if let thunk = object[name] {
        let found = values(thunk)
        return value.isReachable ? found : found.map(\.asPossible)
      }
      if object.isOpen {
        return JSValue.unknown("whether '\(object.name ?? "it")' has '\(name)' is not known")
      }
      return missing(object)
    case .module(let module):
      return export(name, of: module) ?? JSValue.unknown("'\(name)' is not exported")
    case .library(let library, let path): return libraryMember(name, library, path)
    case .classType(let module, let index):
      let tree = program.trees[module]
      let statics = values(JSSite(module: module, node: tree.classes[index].statics))
      return statics.flatMap { statics -> [JSValue] in
        guard case .object(let object) = statics.content, let thunk = object[name] else {
          return JSValue.unknown("'\(name)' is no static member that is known")
        }
        return values(thunk)
      }
    case .unknown: return [value]
    case .nothing, .missing: return [value]
    case .array(let items):
      return name == "length"
        ? [JSValue(.number(Double(items.count)))] : JSValue.unknown("'\(name)' of a list")
    case .text, .number, .boolean, .function: return JSValue.unknown("'\(name)' is not followed")
    }
  }

  func missing(_ key: String, _ object: JSObject, _ place: SourcePlace, as written: String?)
    -> [JSValue]
  {
    guard !object.isOfArguments else { return [JSValue(.nothing)] }
    guard !program.assignedMembers.contains(key), !Self.inherited.contains(key) else {
      return JSValue.unknown("'\(key)' is set elsewhere")
    }
    return [
      JSValue(
        .missing(
          JSMissingKey(
            key: key, object: written ?? object.name ?? "it", place: place,
            objectPlace: object.site.map(program.place), keys: object.keys)))
    ]
  }

  private static let inherited: Set<String> = [
    "hasOwnProperty", "toString", "valueOf", "constructor", "isPrototypeOf", "toLocaleString",
  ]

  func values(_ thunk: JSThunk) -> [JSValue] {
    switch thunk {
    case .values(let values): return values
    case .node(let site, let frame, let isGetter):
      let found = values(site, frame)
      guard isGetter else { return found }
      return found.flatMap { invoke($0, [], site) }
    }
  }
}

// MARK: Objects

extension JSEvaluator {
  func object(_ properties: [JSProperty], at site: JSSite, _ frame: JSFrame) -> [JSValue] {
    guard take(properties.count) else { return tooInvolved }
    var object = JSObject(site: site)
    for property in properties {
      let value = JSSite(module: site.module, node: property.value)
      let thunk = JSThunk.node(value, frame, isGetter: property.isGetter)
      switch property.key {
      case .name(let name): object.set(name, thunk)
      case .computed(let key):
        let keys = values(JSSite(module: site.module, node: key), frame)
        let texts = keys.compactMap(\.asText)
        for text in texts { object.set(text, thunk) }
        if texts.count != keys.count { object.isOpen = true }
      case .spread:
        spread(merged(values(value, frame)), into: &object)
      }
    }
    return [JSValue(.object(object), site: site)]
  }

  /// One object of all that a spread may be.
  func merged(_ values: [JSValue]) -> JSObject {
    var result = JSObject()
    for value in values {
      switch value.content {
      case .object(let object): spread(object, into: &result, isCertain: values.count == 1)
      case .nothing, .missing, .boolean: continue
      case .module(let module): spread(exports(of: module), into: &result)
      // The fonts of icons: `...Ionicons.font`.
      case .library(let library, let path) where library.contains("icons") && path.last == "font":
        continue
      default: result.isOpen = true
      }
    }
    return result
  }

  /// Adds the properties of an object to another; where it is one of several, those that are there
  /// stay possible.
  func spread(_ other: JSObject, into object: inout JSObject, isCertain: Bool = true) {
    object.isOpen = object.isOpen || other.isOpen
    guard object.keys.count + other.keys.count <= Self.mostKeys, take(other.keys.count) else {
      object.isOpen = true
      return
    }
    for key in other.keys {
      guard let value = other[key] else { continue }
      if !isCertain, let own = object[key] {
        object.set(key, .values(bounded(values(own) + values(value))))
      } else {
        object.set(key, value)
      }
    }
  }

  private func exports(of module: Int) -> JSObject {
    var object = JSObject()
    for export in program.trees[module].exports {
      guard let name = export.name else {
        object.isOpen = true
        continue
      }
      object.set(name, .values(self.export(name, of: module) ?? []))
    }
    return object
  }

  /// The members of an instance, and the properties it is given as a component.
  func this(at site: JSSite) -> [JSValue] {
    let tree = program.trees[site.module]
    var scope: Int? = tree[site.node].scope
    while let current = scope {
      if let index = tree.classes.firstIndex(where: { tree[$0.members].scope == current }) {
        return instance(of: index, in: site.module)
      }
      scope = tree.scopes[current].parent
    }
    return JSValue.unknown("'this' is not followed")
  }

  func instance(of index: Int, in module: Int) -> [JSValue] {
    let tree = program.trees[module]
    return values(JSSite(module: module, node: tree.classes[index].members)).map { value in
      guard case .object(var object) = value.content else { return value }
      object.isOpen = true
      object.set("props", .values(properties(ofClass: index, in: module)))
      var instance = value
      instance.content = .object(object)
      return instance
    }
  }
}

extension JSValue {
  var asPossible: JSValue {
    var value = self
    value.isReachable = false
    value.isDerived = true
    return value
  }
}
