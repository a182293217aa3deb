import SourceText

/// An expression: some tokens of one piece of code.
struct ObjCExpression: Hashable, Sendable {
  /// The piece of code, as an index into the program's.
  var code: Int
  var range: Range<Int>
}

/// A function or method, by the file it stands in.
struct ObjCCallableID: Hashable, Sendable {
  var code: Int
  var index: Int
}

/// A place in a piece of code.
struct ObjCSite: Hashable, Sendable {
  var code: Int
  var token: Int
}

/// All Objective-C of a folder: every file and every macro's body, and where each name is defined.
struct ObjCProgram: Sendable {
  /// The files, then the bodies of their macros.
  private(set) var codes: [ObjCCode] = []
  /// For each piece of code, its file's outline; empty for a macro's body.
  private(set) var outlines: [ObjCOutline] = []
  private(set) var macros: [String: [Int]] = [:]
  private(set) var functions: [String: [ObjCCallableID]] = [:]
  private(set) var methods: [String: [ObjCCallableID]] = [:]
  /// Variables declared outside all functions, with a value.
  private(set) var globals: [String: [AssignmentID]] = [:]
  /// Values given to a property, an instance variable or a global, wherever that happens.
  private(set) var assignments: [String: [AssignmentID]] = [:]
  /// The classes that declare a property of this name.
  private(set) var propertyOwners: [String: [ObjCProperty]] = [:]
  private(set) var superclasses: [String: String] = [:]
  /// What each class inherits from, to any depth that a person would write.
  private var ancestors: [String: Set<String>] = [:]
  /// The class that alone declares a property of this name.
  private(set) var soleOwners: [String: String] = [:]
  /// The type that all properties of this name have.
  private(set) var soleTypes: [String: String] = [:]
  /// The classes that have a method with this selector.
  private(set) var methodOwners: [String: Set<String>] = [:]
  /// Every class that is declared or implemented here, categories on Apple's classes too.
  private(set) var classes: Set<String> = []

  struct AssignmentID: Hashable, Sendable {
    var code: Int
    var index: Int
  }

  init(_ sources: [(source: ObjCSource, outline: ObjCOutline)]) {
    for (source, outline) in sources {
      codes.append(source.code)
      outlines.append(outline)
    }
    for (source, _) in sources {
      for macro in source.macros {
        if let name = macro.macro?.name { macros[name, default: []].append(codes.count) }
        codes.append(macro)
        outlines.append(ObjCOutline())
      }
    }
    for code in outlines.indices { register(outlines[code], in: code) }
    for (name, properties) in propertyOwners {
      let owners = Set(properties.map(\.className))
      if owners.count == 1 { soleOwners[name] = owners.first }
      let types = Set(properties.compactMap(\.type))
      if types.count == 1 { soleTypes[name] = types.first }
    }
    for name in superclasses.keys { ancestors[name] = allAncestors(of: name) }
    for (selector, ids) in methods {
      methodOwners[selector] = Set(ids.compactMap { callable($0).className })
    }
  }

  private mutating func register(_ outline: ObjCOutline, in code: Int) {
    for (index, callable) in outline.callables.enumerated() {
      let id = ObjCCallableID(code: code, index: index)
      if callable.isMethod {
        methods[callable.name, default: []].append(id)
      } else {
        functions[callable.name, default: []].append(id)
      }
    }
    for (index, assignment) in outline.assignments.enumerated() {
      let id = AssignmentID(code: code, index: index)
      let isGlobal = outline.callable(at: assignment.token) == nil
      if isGlobal, assignment.kind == .declaration, !assignment.value.isEmpty {
        globals[assignment.name, default: []].append(id)
      } else if assignment.kind != .declaration, assignment.kind != .loop {
        assignments[assignment.name, default: []].append(id)
      }
    }
    for property in outline.properties {
      propertyOwners[property.name, default: []].append(property)
    }
    classes.formUnion(outline.classes)
    superclasses.merge(outline.superclasses) { first, _ in first }
  }
}

extension ObjCProgram {
  func code(_ expression: ObjCExpression) -> ObjCCode { codes[expression.code] }

  func callable(_ id: ObjCCallableID) -> ObjCCallable { outlines[id.code].callables[id.index] }

  func assignment(_ id: AssignmentID) -> ObjCAssignment { outlines[id.code].assignments[id.index] }

  func path(of code: Int) -> String { codes[code].text.path }

  /// The function or method in which a token stands.
  func callable(at site: ObjCSite) -> ObjCCallableID? {
    outlines[site.code].callable(at: site.token).map { ObjCCallableID(code: site.code, index: $0) }
  }

  /// The class in whose implementation a token stands.
  func className(at site: ObjCSite) -> String? {
    callable(at: site).flatMap { callable($0).className }
  }

  /// Whether one class is the other or inherits from it, either way round.
  func areRelated(_ left: String, _ right: String) -> Bool {
    left == right || ancestors[left]?.contains(right) == true
      || ancestors[right]?.contains(left) == true
  }

  private func allAncestors(of child: String) -> Set<String> {
    var found: Set<String> = []
    var name = child
    while found.count < 32, let parent = superclasses[name], found.insert(parent).inserted {
      name = parent
    }
    return found
  }

  /// Of several definitions of a name those that a file means: its own, else those of the files
  /// nearest to it; what is private to another file is none.
  func visible<Definition>(
    _ definitions: [Definition], from code: Int, isPrivate: (Definition) -> Bool,
    in codeOf: (Definition) -> Int
  ) -> [Definition] {
    visible(definitions, from: path(of: code), isPrivate: isPrivate, in: codeOf)
  }

  func visible<Definition>(
    _ definitions: [Definition], from path: String, isPrivate: (Definition) -> Bool,
    in codeOf: (Definition) -> Int
  ) -> [Definition] {
    let own = definitions.filter { self.path(of: codeOf($0)) == path }
    if !own.isEmpty { return own }
    let others = definitions.filter { !isPrivate($0) }
    guard others.count > 1 else { return others }
    let distances = others.map { SourceDistance.sharedFolders(path, self.path(of: codeOf($0))) }
    let nearest = distances.max() ?? 0
    return zip(others, distances).filter { $0.1 == nearest }.map(\.0)
  }

  /// Whether a file is compiled on its own: what it defines with `#define` or `static` is its own.
  func isImplementation(_ code: Int) -> Bool {
    let path = path(of: code)
    return [".m", ".mm", ".c", ".cc", ".cpp"].contains(where: path.hasSuffix)
  }
}

/// How near files are to one another.
enum SourceDistance {
  /// How many folders two paths have in common.
  static func sharedFolders(_ left: String, _ right: String) -> Int {
    var folders = 0
    var isEmpty = true
    for (one, other) in zip(left.utf8, right.utf8) {
      guard one == other else { break }
      if one != UInt8(ascii: "/") {
        isEmpty = false
      } else if !isEmpty {
        folders += 1
        isEmpty = true
      }
    }
    return folders
  }
}
