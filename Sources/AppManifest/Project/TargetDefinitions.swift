import SourceText
import XcodeProjects

/// The names that a target's build settings define for `#if`, in each build configuration.
struct TargetDefinitions: Sendable, Equatable {
  /// By language, then one dictionary of names and values for each configuration.
  private(set) var swift: [[String: String]] = []
  private(set) var c: [[String: String]] = []
  /// The headers that configurations include before all others, as they are written; `""` for none.
  private var prefixHeaders: Set<String> = []
  /// The names that configurations define which nobody asked for: here they are not defined unless those do
  /// that were asked for.
  private var swiftElsewhere: Set<String> = []
  private var cElsewhere: Set<String> = []
  /// Whether all files that have settings of the target are there.
  var isWhole = false
  /// Whether a list of names has a part that something else than settings fills in.
  private var isOpen = false
  private var isCOpen = false

  /// Takes in the settings of a configuration.
  mutating func add(_ settings: BuildSettings) {
    swift.append(Self.swiftNames(settings))
    isOpen = isOpen || Self.isOpen(settings)
    isCOpen = isCOpen || Self.isCOpen(settings)
    c.append(Self.cNames(settings))
    prefixHeaders.insert(settings.value("GCC_PREFIX_HEADER")?.trimmed ?? "")
  }

  /// Takes in the settings of a configuration that was not asked for.
  mutating func leave(_ settings: BuildSettings) {
    swiftElsewhere.formUnion(Self.swiftNames(settings).keys)
    isOpen = isOpen || Self.isOpen(settings)
    isCOpen = isCOpen || Self.isCOpen(settings)
    cElsewhere.formUnion(Self.cNames(settings).keys)
  }

  /// Variables of the environment and files of flags may define names of Swift, too.
  private static func isOpen(_ settings: BuildSettings) -> Bool {
    let items = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS"].flatMap(settings.list)
    return items.contains { $0 != "$(inherited)" && $0.contains("$") || $0.hasPrefix("@") }
  }

  /// The same in C, where headers that flags bring may define any name.
  private static func isCOpen(_ settings: BuildSettings) -> Bool {
    let items =
      [
        "GCC_PREPROCESSOR_DEFINITIONS", "GCC_PREPROCESSOR_DEFINITIONS_NOT_USED_IN_PRECOMPS",
        "OTHER_CFLAGS",
      ].flatMap(settings.list)
      + settings.list("OTHER_CPLUSPLUSFLAGS").filter { $0 != "$(OTHER_CFLAGS)" }
    return items.contains { item in
      item != "$(inherited)" && !item.contains("=") && item.contains("$") || item.hasPrefix("@")
        || item.hasPrefix("-include") || item.hasPrefix("-imacros")
    } || settings.list("OTHER_CPLUSPLUSFLAGS").contains { $0.hasPrefix("-D") }
  }

  /// Takes in what a configuration of a package defines.
  mutating func add(swift: [String: String], c: [String: String]) {
    self.swift.append(swift)
    self.c.append(c)
  }

  private static func swiftNames(_ settings: BuildSettings) -> [String: String] {
    let conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter(\.isConditionName)
    let own = Dictionary(conditions.map { ($0, "1") }) { first, _ in first }
    return own.merging(definitions(amongFlags: settings.list("OTHER_SWIFT_FLAGS"))) { $1 }
  }

  private static func cNames(_ settings: BuildSettings) -> [String: String] {
    let macros =
      settings.list("GCC_PREPROCESSOR_DEFINITIONS")
      + settings.list("GCC_PREPROCESSOR_DEFINITIONS_NOT_USED_IN_PRECOMPS")
    let flags = settings.list("OTHER_CFLAGS")
    return Dictionary(macros.compactMap(definition)) { $1 }
      .merging(definitions(amongFlags: flags)) { $1 }
  }

  /// Whether a header that is none of some sources may be included before all others.
  func mayIncludeHeader(outside sources: Set<String>) -> Bool {
    prefixHeaders.contains { !$0.isEmpty } && prefixHeader(among: sources) == nil
  }

  /// `-DNAME` among the flags of a package's target.
  static func definitions(ofFlags flags: [String]) -> [String: String] {
    definitions(amongFlags: flags)
  }

  /// The one header that every configuration includes first; `nil` where it is none of the sources.
  func prefixHeader(among sources: Set<String>) -> String? {
    guard prefixHeaders.count == 1, let written = prefixHeaders.first, !written.isEmpty else {
      return nil
    }
    let path = written.withoutIdleParts
    let found = sources.filter { written.hasPrefix("/") ? $0 == written : $0.hasSuffix("/" + path) }
    return found.count == 1 ? found.first : nil
  }

  /// What is known in every configuration that was asked for.
  ///
  /// - Parameter all: the names that any target defines in all its configurations; what is not among them
  ///   may be defined elsewhere.
  func conditions(among all: (swift: Set<String>, c: Set<String>)) -> CompilationConditions {
    var conditions = CompilationConditions(
      swift: Self.names(swift, all.swift.union(swiftElsewhere)),
      c: Self.names(c, all.c.union(cElsewhere)))
    if isWhole, !isOpen, !swift.isEmpty {
      conditions.swift.possible = swift.reduce(into: swiftElsewhere) { $0.formUnion($1.keys) }
    }
    if isWhole, !isCOpen, !c.isEmpty {
      conditions.c.possible = c.reduce(into: cElsewhere) { $0.formUnion($1.keys) }
    }
    return conditions
  }

  private static func names(
    _ configurations: [[String: String]], _ all: Set<String>
  ) -> CompilationConditions.Names {
    guard let first = configurations.first else { return CompilationConditions.Names() }
    return CompilationConditions.Names(
      defined: first.filter { entry in
        configurations.allSatisfy { $0[entry.key] == entry.value }
      },
      undefined: all.filter { name in configurations.allSatisfy { $0[name] == nil } })
  }

  /// `-DNAME`, `-D NAME`, `-DNAME=1`
  private static func definitions(amongFlags flags: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
      let text = flag == "-D" ? flags.dropFirst(index + 1).first ?? "" : String(flag.dropFirst(2))
      if let (name, value) = definition(text) { found[name] = value }
    }
    return found
  }

  /// `NAME`, `NAME=1`; `nil` for what is left of other settings.
  private static func definition(_ text: String) -> (String, String)? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard name.isConditionName else { return nil }
    return (name, parts.count > 1 ? String(parts[1]) : "1")
  }
}

extension String {
  fileprivate var isConditionName: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
