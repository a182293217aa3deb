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
  /// Whether a list of files is put together in a way that is not followed.
  var isUnclear = false

  /// The parts that are taken where none is named.
  var usualSubspecs: [String] { defaultSubspecs.isEmpty ? Array(subspecs.keys) : defaultSubspecs }

  /// All that a process has that takes some parts of the pod.
  func whole(taking taken: Set<String>) -> Part {
    var whole = common
    for name in subspecs.keys.sorted() {
      // A part is taken with those in it, and those it is in add what they have.
      let isTaken = taken.contains {
        name == $0 || name.hasPrefix($0 + "/") || $0.hasPrefix(name + "/")
      }
      if isTaken, let part = subspecs[name] { whole.append(part) }
    }
    return whole
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
