// The values of properties and instance variables, and the classes of receivers.
extension ObjCEvaluator {
  /// The values that a class's property is given: through its instance variable, by `self.name = …`,
  /// from outside, and by its setter.
  func storedValues(of property: String, in className: String) -> [ObjCBinding] {
    bindings(.property(property, className: className)) {
      variableValues(of: property, in: className) + assignedValues(of: property, in: className)
        + setterArguments(of: property, in: className)
    }
  }

  /// What Swift assigns to a property whose name is about fonts.
  func assignedInSwift(_ property: String, in className: String) -> ObjCNames? {
    guard let swift, isAboutFonts(property) else { return nil }
    return swift.assigned(property, of: className)
  }

  private func variableValues(of property: String, in className: String) -> [ObjCBinding] {
    let direct = ["_" + property, property].flatMap { name in
      outerAssignments(to: name).filter { id in
        let site = ObjCSite(code: id.code, token: program.assignment(id).token)
        guard let owner = program.className(at: site) else { return false }
        return program.areRelated(owner, className)
      }
    }
    return direct.compactMap { binding(to: program.assignment($0), in: $0.code) }
  }

  /// The values of `receiver.property = …` where the receiver is of a class.
  func assignedValues(of property: String, in className: String) -> [ObjCBinding] {
    let given = given(to: property) {
      let onlyOwner = onlyOwner(of: property)
      return (program.assignments[property] ?? []).compactMap { id in
        let assignment = program.assignment(id)
        guard case .property(let receiver) = assignment.kind else { return nil }
        let site = ObjCSite(code: id.code, token: receiver.lowerBound)
        guard let owner = receiverClass(receiver, at: site) ?? onlyOwner,
          let binding = binding(to: assignment, in: id.code)
        else { return nil }
        return ObjCGiven(owner: owner, binding: binding)
      }
    }
    return given.filter { program.areRelated($0.owner, className) }.map(\.binding)
  }

  private func setterArguments(of property: String, in className: String) -> [ObjCBinding] {
    let selector = ObjCNaming.setter(of: property)
    let given = given(to: selector) {
      let onlyOwner = onlyOwner(of: property)
      return (sites.sends[selector] ?? []).compactMap { site in
        guard let send = program.codes[site.code].send(at: site.token),
          let argument = send.arguments.first,
          let owner = receiverClass(send.receiver, at: site) ?? onlyOwner
        else { return nil }
        let binding = ObjCBinding(
          expression: ObjCExpression(code: site.code, range: argument),
          step: step(at: send.keywords.first ?? send.open, in: site.code, selector),
          certainty: .derived)
        return ObjCGiven(owner: owner, binding: binding)
      }
    }
    return given.filter { program.areRelated($0.owner, className) }.map(\.binding)
  }

  /// The one class that has a property of this name, where its name is about fonts: an unknown
  /// receiver's `title` may be anyone's.
  private func onlyOwner(of property: String) -> String? {
    guard property.lowercased().contains("font") else { return nil }
    let owners = Set((program.propertyOwners[property] ?? []).map(\.className))
      .union(program.methodOwners[ObjCNaming.setter(of: property)] ?? [])
    return owners.count == 1 ? owners.first : nil
  }
}

/// A value that is given to a property of a class.
struct ObjCGiven {
  var owner: String
  var binding: ObjCBinding
}

extension ObjCEvaluator {
  /// The class that a receiver is, or is an instance of; `nil` where that cannot be told.
  func receiverClass(_ receiver: Range<Int>, at site: ObjCSite) -> String? {
    let code = program.codes[site.code]
    var range = code.unwrapped(receiver)
    // [[[Theme alloc] init] copy]: what makes an instance leads to its class.
    for _ in 0..<16 {
      guard let send = code.send(range) else { break }
      guard Self.makesInstance(send.selector) else { return nil }
      range = code.unwrapped(send.receiver)
    }
    if range.count == 1, let word = code.word(range.lowerBound) {
      return className(ofWord: word, at: site)
    }
    guard let (base, name) = code.trailingProperty(range) else { return nil }
    if Self.makesInstance(name) { return className(ofReceiver: base, at: site) }
    return program.soleTypes[name]
  }

  private func className(ofReceiver range: Range<Int>, at site: ObjCSite) -> String? {
    guard range.count == 1, let word = program.codes[site.code].word(range.lowerBound) else {
      return nil
    }
    return className(ofWord: word, at: site)
  }

  private func className(ofWord word: String, at site: ObjCSite) -> String? {
    if word == "self" || word == "super" { return program.className(at: site) }
    switch program.local(word, at: site) {
    case .variable(_, let declaration)?: return instanceType(declaration.type)
    case .parameter(let id, let index, _)?:
      return instanceType(program.callable(id).parameters[index].type)
    case .blockParameter?: return nil
    case nil: break
    }
    if program.classes.contains(word) { return word }
    let aliases = Set(classAliases(word, from: site.code))
    if !aliases.isEmpty { return aliases.count == 1 ? aliases.first : nil }
    let property = word.hasPrefix("_") ? String(word.dropFirst()) : word
    if let owner = program.className(at: site),
      let declared = program.propertyOwners[property]?.first(where: { $0.className == owner })
    {
      return instanceType(declared.type)
    }
    return word.first?.isUppercase == true ? word : nil
  }

  private func instanceType(_ type: String?) -> String? {
    guard let type, type != "id", type != "instancetype", type != "Class" else { return nil }
    return type
  }

  /// The classes that a macro is another word for: `#define BXFont UIFont`.
  func classAliases(_ word: String, from code: Int) -> [String] {
    visibleMacros(word, from: code).compactMap { macro in
      let body = program.codes[macro]
      return body.macro?.parameters == nil && body.tokens.count == 1 ? body.word(0) : nil
    }
  }

  /// The API of a use: UIKit's or AppKit's by the class that receives the message.
  func api(of use: ObjCFontUse, in code: Int) -> FontAPI {
    switch use.api {
    case .exactly(let api): return api
    case .byReceiver(let family, let receiver):
      let site = ObjCSite(code: code, token: receiver.lowerBound)
      return family.api(receiver: frameworkClass(receiverClass(receiver, at: site)))
    }
  }

  /// The class of UIKit or AppKit that a class is or inherits from.
  private func frameworkClass(_ name: String?) -> String? {
    var name = name
    for _ in 0..<32 {
      guard let current = name else { return nil }
      if ["UIFont", "NSFont", "UIFontDescriptor", "NSFontDescriptor"].contains(current) {
        return current
      }
      name = program.superclasses[current]
    }
    return nil
  }

  private static func makesInstance(_ selector: String) -> Bool {
    if ["alloc", "new", "self", "class", "copy", "mutableCopy", "retain", "autorelease"]
      .contains(selector)
    {
      return true
    }
    return ["init", "shared", "default", "current", "instance", "main", "appearance"]
      .contains(where: selector.hasPrefix)
  }
}

extension ObjCNaming {
  /// `setFontName:` → `fontName`; `nil` for any other selector.
  static func property(ofSetter selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.count > 4,
      selector.filter({ $0 == ":" }).count == 1
    else { return nil }
    let name = selector.dropFirst(3).dropLast()
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
