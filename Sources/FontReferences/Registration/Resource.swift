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
  static func file(_ name: String, _ type: String?, in bundle: ResourceBundle) -> Resource {
    let type = type.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
    return .fonts(
      .file(name: name.lastPathComponent, extension: type?.isEmpty == true ? nil : type), bundle)
  }
}

extension Values {
  /// The bundle among them; that of an implicit member, too.
  var bundle: ResourceBundle? {
    guard items.count == 1, let item = items.first else { return nil }
    switch item.value {
    case .resource(.bundle(let bundle)): return bundle
    case .symbol(_, "main"): return .main
    case .symbol(_, "module"): return .module
    default: return nil
    }
  }

  var isResource: Bool {
    items.contains { if case .resource = $0.value { true } else { false } }
  }

  var reason: String? {
    for item in items { if case .unknown(let reason) = item.value { return reason } }
    return nil
  }
}

extension String {
  /// The name behind the last slash.
  var lastPathComponent: String {
    let bytes = utf8
    guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return self }
    let end = bytes.index(after: last)
    let slash = bytes[..<end].lastIndex(of: UInt8(ascii: "/"))
    return String(self[(slash.map(bytes.index(after:)) ?? startIndex)..<end])
  }

  /// The extension of a file's name; empty where it has none.
  var fileExtension: String {
    let name = lastPathComponent
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return ""
    }
    return String(name[name.utf8.index(after: dot)...])
  }

  var withoutFileExtension: String {
    let length = fileExtension.count
    return length == 0 ? self : String(dropLast(length + 1))
  }
}
