/// What a `.podspec` says of the files of a pod.
struct PodSpecification: Equatable {
  /// What the pod has of a kind of files, as patterns below the pod's folder.
  struct Part: Equatable {
    var sources: [String] = []
    var resources: [String] = []
    var excluded: [String] = []
    /// Bundles that are made of resources, by their names.
    var bundles: [Bundle] = []
    /// The pods that it needs, as they are written: `Kit`, `Kit/Core`.
    var dependencies: [String] = []
  }

  struct Bundle: Equatable {
    var name: String
    var resources: [String]
  }

  var name: String
  /// What Swift imports it as, where it is said.
  var moduleName: String?
  /// Whether it is a static framework wherever it is linked.
  var isStatic = false
  var common = Part()
  /// The parts that can be taken alone, by their names: `Core`, `Core/Views`.
  var subspecs: [String: Part] = [:]
  /// Those that are taken where none is named; all where it is empty.
  var defaultSubspecs: [String] = []
  /// Whether a list of files is computed in a way that fontgate does not follow.
  var isUnclear = false

  /// The parts that are taken where none is named.
  var usualSubspecs: [String] { defaultSubspecs.isEmpty ? Array(subspecs.keys) : defaultSubspecs }

  /// All that a process has that takes some parts of the pod.
  func whole(taking taken: Set<String>) -> Part {
    var whole = common
    let around = Set(taken.flatMap(Self.pathAndAbove))
    for name in subspecs.keys.sorted() {
      // A part is taken with those in it, and those it is in add what they have.
      let isTaken = around.contains(name) || Self.pathAndAbove(name).contains(where: taken.contains)
      if isTaken, let part = subspecs[name] { whole.append(part) }
    }
    return whole
  }

  /// Parts within one another, more than which no pod has.
  private static let deepest = 16

  /// `A/B/C`, `A/B` and `A`.
  private static func pathAndAbove(_ name: String) -> [String] {
    let parts = name.split(separator: "/", maxSplits: deepest)
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}

extension PodSpecification.Part {
  mutating func append(_ other: Self) {
    sources += other.sources
    resources += other.resources
    excluded += other.excluded
    bundles += other.bundles
    dependencies += other.dependencies
  }
}
