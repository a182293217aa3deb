/// A call, an assignment or an entry of a dictionary that takes a font's name.
struct SwiftFontCall: Sendable, Equatable {
  var api: FontAPI
  /// The argument that is the name; `nil` where it cannot even be seen which part is.
  var name: SwiftExpression.ID?
  /// What the reference stands at: the name, or what hides it.
  var subject: SwiftExpression.ID
  var scope: SwiftScope.ID
  var platforms = ObjCPlatforms.all
  var isForceUnwrapped = false
}

/// Finds what takes a font's name in one file.
struct SwiftFontCalls {
  let file: SwiftFile
  let types: SwiftFontTypes
  let custom: OwnCustom

  /// The dictionaries that hold the attributes of a font descriptor.
  let attributeDictionaries: Set<SwiftExpression.ID>

  init(_ file: SwiftFile, types: SwiftFontTypes, custom: OwnCustom) {
    self.file = file
    self.types = types
    self.custom = custom
    attributeDictionaries = file.attributeDictionaries
  }

  /// What the app declares that is called like SwiftUI's `custom(_:size:)`.
  struct OwnCustom: Sendable {
    /// A case or function of another type.
    var isDeclared: Bool
    /// A function in an extension of `Font`.
    var isAddedToFont: Bool
  }

  /// All of them, in no particular order.
  func all() -> [SwiftFontCall] {
    file.calls.flatMap { fontCalls($0) }
      + file.dictionaries.flatMap { attributes($0) }
      + file.assignments.compactMap { assignment($0) }
  }
}

extension SwiftFontCalls {
  private func fontCalls(_ call: SwiftFile.Call) -> [SwiftFontCall] {
    guard case .call(let callee, let arguments) = file.kind(call.expression),
      let first = arguments.first
    else { return [] }
    let labels = arguments.map(\.label)
    return meanings(of: callee, labels, call).compactMap { meaning in
      // A name is a string, which has no members of its own that are fonts' names: what is written
      // `.title` is an argument of the app's own `custom`.
      if meaning.member == .custom, custom.isAddedToFont,
        case .member(base: nil, _) = file.kind(first.value)
      {
        return nil
      }
      guard let api = Self.api(meaning.member, labels, first.value, in: file) else { return nil }
      return SwiftFontCall(
        api: api, name: api.isAttribute ? nil : first.value, subject: first.value,
        scope: call.scope, platforms: meaning.platforms, isForceUnwrapped: call.isForceUnwrapped)
    }
  }
}
