/// The names for `#if` that the settings of a package's target define:
/// `swiftSettings: [.define("PRO", .when(configuration: .release))]`.
struct PackageDefinitions {
  private var swift: [String: Configurations] = [:]
  private var c: [String: Configurations] = [:]
  private var isWhole: Bool

  /// The configurations that define a name, and what it stands for.
  private struct Configurations {
    var debug: String?
    var release: String?
  }

  /// - Parameter written: what the manifest defines anywhere: its statements may give a name to a target in ways that
  ///   are not followed.
  init(_ target: ManifestValue, written: WrittenDefinitions, hasTraits: Bool) {
    isWhole = !hasTraits && written.isWhole
    add(target["swiftSettings"], to: \.swift)
    add(target["cSettings"], to: \.c)
    // What these define is known to C++ alone.
    if target["cxxSettings"]?.isNothing == false { isWhole = false }
    for name in written.names {
      if swift[name] == nil { swift[name] = Configurations(debug: "1") }
      if c[name] == nil { c[name] = Configurations(debug: "1") }
    }
  }

  var definitions: TargetDefinitions {
    var definitions = TargetDefinitions()
    definitions.isWhole = isWhole
    for configuration in [\Configurations.debug, \.release] {
      definitions.add(
        swift: swift.compactMapValues { $0[keyPath: configuration] },
        c: c.compactMapValues { $0[keyPath: configuration] })
    }
    return definitions
  }

  private mutating func add(
    _ settings: ManifestValue?, to names: WritableKeyPath<Self, [String: Configurations]>
  ) {
    guard let settings, !settings.isNothing else { return }
    guard let values = settings.array else { return isWhole = false }
    for value in values {
      switch value.name {
      case "define":
        guard let name = value.first?.string else {
          isWhole = false
          continue
        }
        let text = value["to"]?.string ?? "1"
        let condition = value.last.flatMap { $0.isNamed("when") ? $0 : nil }
        let configuration = condition?["configuration"]?.name
        // On some platforms alone: then it is neither defined nor not.
        let isOfPlatforms = condition?["platforms"] != nil || condition?["traits"] != nil
        var known = self[keyPath: names][name] ?? Configurations()
        if configuration != "release" { known.debug = text }
        if configuration != "debug", !isOfPlatforms { known.release = text }
        self[keyPath: names][name] = known
      case "unsafeFlags":
        let flags = value.first?.array?.map(\.string) ?? [nil]
        if flags.contains(nil) { isWhole = false }
        for (name, text) in TargetDefinitions.definitions(ofFlags: flags.compactMap { $0 }) {
          self[keyPath: names][name] = Configurations(debug: text, release: text)
        }
      case nil: isWhole = false
      default: continue
      }
    }
  }
}
