import FontInspection

/// The faces of some files, found by name in the order of the platform (fact M1): PostScript name,
/// family, full name, named instance.
///
/// Every record of a kind counts, Macintosh and Windows ones alike (fact R2). The legacy family of a
/// face that has a typographic one is no family. One index serves all processes: each asks it with the
/// files it has.
struct FaceIndex: Sendable {
  /// A face that has a name.
  struct Hit: Sendable, Equatable {
    /// How the name matched: one of the outcomes from `postScriptName` to `namedInstance`.
    var outcome: Resolution.Outcome
    var face: FaceIdentity
  }

  private var exact = NameKinds()
  private var folded = NameKinds()
  /// The PostScript names and axes of variable faces, for unnamed locations.
  private var variable: [(postScriptName: String, axes: Set<String>, face: FaceIdentity)] = []

  init(_ files: [FontFile]) {
    for file in files {
      for face in file.faces { insert(face, of: file) }
    }
  }

  /// What has exactly this name among the files that `has` lets through: all faces that have it in the
  /// first way that finds one.
  func faces(
    named name: String, familyOnly: Bool, facesOnly: Bool = false, in has: (String) -> Bool
  ) -> [Hit] {
    let hits = exact.first(name, familyOnly: familyOnly, facesOnly: facesOnly, in: has)
    return hits.isEmpty && !familyOnly ? unnamedLocation(name, in: has) : hits
  }

  /// What has this name when case does not count.
  func faces(
    ignoringCase name: String, familyOnly: Bool, facesOnly: Bool = false,
    in has: (String) -> Bool
  ) -> [Hit] {
    folded.first(name.lowercased(), familyOnly: familyOnly, facesOnly: facesOnly, in: has)
  }
}

extension FaceIndex {
  /// Every face that has exactly this name in one way: `postScriptName`, `familyName` (of which the most
  /// regular face stands for all), `fullName` or `namedInstance`.
  func hits(named name: String, as outcome: Resolution.Outcome) -> [FaceIdentity] {
    switch outcome {
    case .postScriptName: exact.postScript[name]?.map(\.face) ?? []
    case .familyName:
      exact.families[name]?.sorted { $0.regular < $1.regular }.map(\.hit.face) ?? []
    case .fullName: exact.full[name]?.map(\.face) ?? []
    case .namedInstance:
      exact.instances[name]?.map(\.face) ?? unnamedLocation(name) { _ in true }.map(\.face)
    default: []
    }
  }

  private mutating func insert(_ face: Face, of file: FontFile) {
    let own = FaceIdentity(path: file.path, postScriptName: face.postScriptName ?? "")
    for name in face.names.postScript {
      let identity = FaceIdentity(path: file.path, postScriptName: name)
      insert(Hit(outcome: .postScriptName, face: identity), as: name)
      // Core Text knows it with hyphens (fact T10).
      guard name.utf8.contains(UInt8(ascii: " ")) else { continue }
      insert(Hit(outcome: .postScriptName, face: identity), as: name.replacing(" ", with: "-"))
    }
    for name in face.names.full { insert(Hit(outcome: .fullName, face: own), as: name) }
    for instance in face.instances {
      let first = instance.postScriptNames.first ?? own.postScriptName
      for name in instance.postScriptNames where !face.names.postScript.contains(name) {
        let identity = FaceIdentity(path: file.path, postScriptName: name)
        insert(Hit(outcome: .namedInstance, face: identity), as: name)
      }
      guard let style = instance.name else { continue }
      let identity = FaceIdentity(path: file.path, postScriptName: first)
      for family in face.names.families {
        insert(Hit(outcome: .fullName, face: identity), as: family + " " + style)
      }
    }
    let members =
      [(own, Regularity(of: face, path: file.path))]
      + face.instances.compactMap { instance in
        instance.postScriptNames.first.map {
          (FaceIdentity(path: file.path, postScriptName: $0), Regularity(of: instance, own, face))
        }
      }
    for family in face.names.families {
      for (member, regular) in members {
        let hit = Hit(outcome: .familyName, face: member)
        exact.families[family, default: []].append((hit, regular))
        folded.families[family.lowercased(), default: []].append((hit, regular))
      }
    }
    if !face.axes.isEmpty {
      let axes = Set(face.axes.map(\.tag))
      variable += face.names.postScript.map { ($0, axes, own) }
    }
  }

  private mutating func insert(_ hit: Hit, as name: String) {
    exact.insert(hit, as: name)
    folded.insert(hit, as: name.lowercased())
  }

  /// A location of a variable face that no instance names: `Inter-Regular_wght28A0000`, the axis' tag
  /// and its value in 16.16 as hexadecimal digits (fact V5).
  private func unnamedLocation(_ name: String, in has: (String) -> Bool) -> [Hit] {
    guard name.utf8.contains(UInt8(ascii: "_")), name.utf8.count <= 255 else { return [] }
    for entry in variable where name.hasPrefix(entry.postScriptName + "_") && has(entry.face.path) {
      let location = name.dropFirst(entry.postScriptName.count + 1)
      guard location.isLocation(on: entry.axes) else { continue }
      let face = FaceIdentity(path: entry.face.path, postScriptName: name)
      return [Hit(outcome: .namedInstance, face: face)]
    }
    return []
  }
}

/// How far a face is from the one that stands for its family; the smallest does.
///
/// The platform's choice is the most regular face: upright, of weight 400 and of normal width. Where several
/// say so, that whose style is called regular.
private struct Regularity: Comparable {
  var slant: Int
  var weight: Int
  var width: Int
  var style: Int
  var name: String
  var path: String

  init(of face: Face, path: String) {
    slant = face.style.isItalic || face.style.slant != .upright ? 1 : 0
    weight = abs(min(max(face.style.weightClass ?? 400, 0), 1000) - 400)
    width = abs(min(max(face.style.widthClass ?? 5, 0), 10) - 5)
    style = Self.regularStyles.contains(face.names.style?.lowercased() ?? "") ? 0 : 1
    name = face.postScriptName ?? ""
    self.path = path
  }

  private static let regularStyles: Set<String> = ["regular", "roman", "normal", "book"]

  /// An instance of a variable face, of which the default may be thin.
  init(of instance: NamedInstance, _ own: FaceIdentity, _ face: Face) {
    self.init(of: face, path: own.path)
    func value(_ tag: String) -> Double? { instance.coordinates.first { $0.tag == tag }?.value }
    if let weight = value("wght") { self.weight = Int(abs(min(max(weight, 0), 1000) - 400)) }
    if let width = value("wdth") { self.width = Int(abs(min(max(width, 0), 1000) - 100) / 12.5) }
    if let slant = value("slnt") ?? value("ital"), slant != 0 { self.slant = 1 }
    name = instance.postScriptNames.first ?? name
  }

  static func < (left: Regularity, right: Regularity) -> Bool {
    (left.slant, left.width, left.weight, left.style, left.name, left.path)
      < (right.slant, right.width, right.weight, right.style, right.name, right.path)
  }
}

/// The names of some faces by kind.
private struct NameKinds: Sendable {
  var postScript: [String: [FaceIndex.Hit]] = [:]
  var families: [String: [(hit: FaceIndex.Hit, regular: Regularity)]] = [:]
  var full: [String: [FaceIndex.Hit]] = [:]
  var instances: [String: [FaceIndex.Hit]] = [:]

  func first(
    _ name: String, familyOnly: Bool, facesOnly: Bool, in has: (String) -> Bool
  ) -> [FaceIndex.Hit] {
    let family = families[name]?.filter { has($0.hit.face.path) }.min { $0.regular < $1.regular }
    if familyOnly { return family.map { [$0.hit] } ?? [] }
    if let hits = postScript[name]?.filter({ has($0.face.path) }), !hits.isEmpty { return hits }
    if let family, !facesOnly { return [family.hit] }
    if let hits = full[name]?.filter({ has($0.face.path) }), !hits.isEmpty { return hits }
    return instances[name]?.filter { has($0.face.path) } ?? []
  }

  mutating func insert(_ hit: FaceIndex.Hit, as name: String) {
    switch hit.outcome {
    case .postScriptName: postScript[name, default: []].append(hit)
    case .namedInstance: instances[name, default: []].append(hit)
    default: full[name, default: []].append(hit)
    }
  }
}

extension Substring {
  /// Whether it is one or more axis tags of four characters, each followed by hexadecimal digits.
  fileprivate func isLocation(on axes: Set<String>) -> Bool {
    var rest = self
    if rest.isEmpty { return false }
    while !rest.isEmpty {
      guard axes.contains(String(rest.prefix(4))) else { return false }
      rest = rest.dropFirst(4)
      let digits = rest.prefix { $0.isHexDigit && !$0.isLowercase }
      guard !digits.isEmpty else { return false }
      rest = rest.dropFirst(digits.count)
    }
    return true
  }
}
