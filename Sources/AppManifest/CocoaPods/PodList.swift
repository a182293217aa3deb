/// The pods that a target of a `Podfile` has, with all that it takes in.
struct PodList: Equatable {
  /// A line that names a pod.
  struct Pod: Equatable {
    /// The name without the part of it that is taken: `Kit` of `Kit/Core`.
    var name: String
    /// The part that is taken, where one is named.
    var subspecs: [String] = []
    /// The pod is on this disk, not fetched.
    var isLocal = false
    /// Where a local pod is, below the folder of the `Podfile`; `nil` where that is put together.
    var path: String?
    /// Where it is fetched from, where the line says so.
    var origin: String?
  }

  var pods: [Pod] = []
  /// Whether frameworks are made of the pods; `nil` where nothing is said.
  var makesFrameworks: Bool?
  /// The project that the target is of, where one is named.
  var project: String?
  /// The functions that it calls.
  var calls: [String] = []

  /// Takes in what another list has.
  mutating func append(_ other: PodList) {
    pods += other.pods
    makesFrameworks = other.makesFrameworks ?? makesFrameworks
    project = other.project ?? project
    calls += other.calls
  }
}
