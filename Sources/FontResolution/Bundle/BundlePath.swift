/// A path in a bundle as its components, compared byte by byte.
///
/// The device's file system tells upper from lower case (fact P3) and one Unicode normalisation from
/// another; Swift's `String` does not tell the latter.
struct BundlePath: Hashable {
  /// The components without empty ones and `.`, so that a leading `./` or `/` does not matter; `..` only
  /// where it leads out of where the path starts.
  var components: [Component]
  /// Whether `..` leads out of where the path starts.
  var escapes: Bool

  init(_ path: String) {
    components = []
    escapes = false
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        if let last = components.last, !last.isParent {
          components.removeLast()
          continue
        }
        escapes = true
      }
      components.append(Component(bytes: Array(part)))
    }
  }

  init(components: [Component]) {
    self.components = components
    self.escapes = false
  }

  var last: Component? { components.last }
  /// The folder it stands in.
  var folder: BundlePath { BundlePath(components: components.dropLast()) }
  var isEmpty: Bool { components.isEmpty }

  /// Whether the path ends with another.
  func ends(with other: BundlePath) -> Bool {
    components.count >= other.components.count
      && zip(components.reversed(), other.components.reversed()).allSatisfy { $0.matches($1) }
  }

  /// Whether it is the same path.
  func matches(_ other: BundlePath) -> Bool {
    components.count == other.components.count && ends(with: other)
  }

  /// The number of components both begin with.
  func commonStart(with other: BundlePath) -> Int {
    zip(components, other.components).prefix { $0 == $1 }.count
  }

  /// The path in lower case, as volumes compare that do not tell the cases apart.
  var ignoringCase: BundlePath {
    var path = self
    for index in path.components.indices {
      path.components[index].bytes = Array(path.components[index].text.lowercased().utf8)
    }
    return path
  }

  /// The path as text, with `/` between its components.
  var text: String { components.map(\.text).joined(separator: "/") }

  /// A file's or a folder's name.
  struct Component: Hashable {
    var bytes: [UInt8]

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether another, as it stands in a manifest, names this one; a build setting that was not
    /// expanded (`$(FONT)`) may name anything.
    func matches(_ written: Component) -> Bool { self == written || written.isBuildSetting }

    fileprivate var isParent: Bool { bytes.elementsEqual("..".utf8) }

    var isBuildSetting: Bool {
      bytes.starts(with: "$(".utf8) || bytes.starts(with: "${".utf8)
    }
  }
}
