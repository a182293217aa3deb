import NameFlow
import SourceText

/// Something of a bundle or a folder that fonts can be registered from: what the follower of names knows
/// of a URL, a path, data, a font made from data.
enum Resource: Hashable, Sendable {
  /// Files, or what is made from them; the place of their name is where the value's trail begins.
  case fonts(RegisteredFonts.Kind, ResourceBundle)
  case bundle(ResourceBundle)
  /// The folder of a bundle's resources, or one in it.
  case folder(ResourceBundle)

  static func undeterminable(_ reason: String) -> Resource {
    .fonts(.undeterminable(reason), .unknown)
  }

  /// `name` and `type` as `url(forResource:withExtension:)` takes them.
  /// - Parameter folder: the folder of the bundle that is looked in; `nil` where it is not known.
  static func file(
    _ name: String, _ type: String?, in bundle: ResourceBundle, folder: String? = nil
  ) -> Resource {
    let type = type.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
    let parts = name.folderComponents
    let whole = folder.map { ($0.pathComponents + parts).joined(separator: "/") }
    return .fonts(
      .file(
        name: name.lastComponent, extension: type?.isEmpty == true ? nil : type, folder: whole),
      bundle)
  }
}

extension Value {
  /// What the engine keeps as an object of the platform's.
  static func resource(_ resource: Resource) -> Value { .platform(resource) }

  var resource: Resource? {
    if case .platform(let object) = self { object.base as? Resource } else { nil }
  }
}

extension Values {
  /// The bundle among them; that of an implicit member, too.
  var bundle: ResourceBundle? {
    guard items.count == 1, let item = items.first else { return nil }
    switch item.value {
    case .symbol(_, "main"): return .main
    case .symbol(_, "module"): return .module
    default:
      if case .bundle(let bundle)? = item.value.resource { return bundle }
      return nil
    }
  }

  var reason: String? {
    for item in items { if case .unknown(let reason) = item.value { return reason } }
    return nil
  }
}
