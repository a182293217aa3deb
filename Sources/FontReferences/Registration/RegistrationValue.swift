import SourceText
import SwiftSyntax

/// What an expression can be, as far as a font that is registered can come out of it.
enum RegistrationValue {
  case text(String, SourcePlace)
  /// `nil`
  case absent
  /// A font's file, or what is made from it: its path, its data, the font.
  case source(RegisteredFonts)
  case bundle(ResourceBundle)
  /// The folder of a bundle's resources, or one in it.
  case folder(ResourceBundle)
  /// A list with all its possible elements; of a dictionary its pairs.
  case list([RegistrationValue])
  case tuple([Part])
  /// A type of the sources.
  case type(RegistrationType)
  case enumCase(RegistrationType, name: String)
  /// A value of a type of the sources, with what is known of its properties.
  case instance(RegistrationType, [Part])
  /// What only the callers of this function know.
  case open(RegistrationSpot)
  case unknown(String)

  struct Part {
    var label: String?
    var values: [RegistrationValue]
  }

  static func undeterminable(_ reason: String, _ place: SourcePlace) -> RegistrationValue {
    .source(RegisteredFonts(.undeterminable(reason), place: place))
  }
}

/// A type by its name; one of a framework that the sources extend has no declaration.
struct RegistrationType: Hashable {
  var name: String
  var declaration: RegistrationSpot?
}

/// A node of one of the sources.
struct RegistrationSpot: Hashable {
  var file: Int
  var node: Syntax

  init(_ file: Int, _ node: some SyntaxProtocol) {
    self.file = file
    self.node = Syntax(node)
  }

  static func == (left: RegistrationSpot, right: RegistrationSpot) -> Bool {
    left.file == right.file && left.node.id == right.node.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(node.id)
  }
}

/// What names are bound to where an expression is looked at: the element of each loop around it, the
/// arguments of the call that runs it, the value it runs on.
struct RegistrationContext {
  private var values: [Key: [RegistrationValue]] = [:]
  private var binders: Set<RegistrationSpot> = []

  /// A name of a loop, a closure or a function.
  private struct Key: Hashable {
    var binder: RegistrationSpot
    var name: String
  }

  subscript(binder: RegistrationSpot, name: String) -> [RegistrationValue]? {
    get { values[Key(binder: binder, name: name)] }
    set {
      values[Key(binder: binder, name: name)] = newValue
      binders.insert(binder)
    }
  }

  /// Whether any of a binder's names has a value.
  func binds(_ binder: RegistrationSpot) -> Bool { binders.contains(binder) }

  /// With another's names where this has none.
  func merging(_ other: RegistrationContext) -> RegistrationContext {
    var merged = self
    merged.values.merge(other.values) { own, _ in own }
    merged.binders.formUnion(other.binders)
    return merged
  }
}

extension [RegistrationValue] {
  /// The function whose callers have to be known.
  var openFunction: RegistrationSpot? {
    for value in self {
      switch value {
      case .open(let function): return function
      case .list(let items):
        if let function = items.openFunction { return function }
      case .tuple(let parts), .instance(_, let parts):
        for part in parts { if let function = part.values.openFunction { return function } }
      default: break
      }
    }
    return nil
  }

  /// The elements of the lists among them; what is no list is an element itself.
  var elements: [RegistrationValue] {
    flatMap { value -> [RegistrationValue] in
      if case .list(let items) = value { items } else { [value] }
    }
  }

  /// The files among them, also those of lists.
  var sources: [RegisteredFonts] {
    flatMap { value -> [RegisteredFonts] in
      switch value {
      case .source(let fonts): [fonts]
      case .list(let items): items.sources
      case .tuple(let parts): parts.flatMap(\.values.sources)
      default: []
      }
    }
  }

  var texts: [PlacedText] {
    compactMap { value in
      guard case .text(let text, let place) = value else { return nil }
      return PlacedText(text: text, place: place)
    }
  }

  var isAbsent: Bool {
    !isEmpty && allSatisfy { if case .absent = $0 { true } else { false } }
  }

  var firstBundle: ResourceBundle? {
    lazy.compactMap { if case .bundle(let bundle) = $0 { bundle } else { nil } }.first
  }

  var firstFolder: ResourceBundle? {
    lazy.compactMap { if case .folder(let bundle) = $0 { bundle } else { nil } }.first
  }

  var unknownReason: String? {
    lazy.compactMap { if case .unknown(let reason) = $0 { reason } else { nil } }.first
  }
}
