import FontReferences
import FontResolution

/// What the system is expected to give for the names that code asks for.
struct Expectations {
  /// The PostScript names of the fonts by the name that is asked for; `nil` where any font will do, since only
  /// the built-in family is known. Sorted by name.
  let fonts: [(name: String, font: String?)]
  /// Names of which nothing is expected, and why.
  let left: [String]

  init(_ parts: [Assessment]) {
    var found: [String: Set<String?>] = [:]
    var reasons: [String: String] = [:]
    for name in parts.flatMap(\.names) {
      guard let asked = name.candidate?.name, !asked.allSatisfy(\.isWhitespace) else { continue }
      for resolution in name.resolutions where resolution.isReachable && !resolution.isOfTests {
        if let font = Self.font(of: resolution) {
          found[asked, default: []].insert(font)
        } else {
          reasons[asked] = resolution.outcome.reason
        }
      }
    }
    for (name, fonts) in found where fonts.count > 1 {
      reasons[name] = "differs between targets; use --target"
    }
    left = reasons.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    self.fonts = found.filter { reasons[$0.key] == nil }.sorted { $0.key < $1.key }.map {
      ($0.key, $0.value.first ?? nil)
    }
  }

  /// The font that is given: its PostScript name, or that it is one; `nil` where none is given, or it cannot
  /// be said.
  private static func font(of resolution: Resolution) -> String?? {
    guard resolution.outcome.isFound, resolution.brokenLink == nil else { return nil }
    if let face = resolution.face { return .some(face.postScriptName) }
    guard let builtIn = resolution.builtIn, builtIn.availability.status == .available else {
      return nil
    }
    return .some(builtIn.how == .postScriptName ? builtIn.name : nil)
  }
}

extension Resolution.Outcome {
  fileprivate var reason: String {
    switch self {
    case .fallback: "no font has this name"
    case .unregistered: "the font is not registered"
    case .unknown, .undetermined: "not determined"
    default: "not certain"
    }
  }
}
