import AppManifest
import FontDiagnostics
import FontInspection
import FontResolution

/// What a target does with a font file.
struct TargetFont: Sendable, Hashable {
  /// Whether the file is in its bundle.
  var isBundled = false
  /// Whether its Info.plist, or what stands for one, registers the file.
  var isDeclared = false
  /// Whether its code registers the file.
  var isRegisteredInCode = false
  /// What of its code uses the font.
  var demand = Demand.none

  /// What uses a font, the strongest last.
  enum Demand: String, Sendable, Hashable, Comparable {
    /// Nothing, although all names are known.
    case none
    /// Nothing that is known: some names are only known at run time.
    case unknown
    /// A name gives another font of its family, which bold and italic text may need.
    case family
    /// A name gives it.
    case name

    static func < (left: Demand, right: Demand) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .none: 0
      case .unknown: 1
      case .family: 2
      case .name: 3
      }
    }
  }

  /// Whether the platform knows the font when the target runs.
  var isRegistered: Bool { isDeclared || isRegisteredInCode }

  /// Whether the target has nothing to do with it.
  var isNothing: Bool { !isBundled && !isRegistered && demand < .family }

  /// What either says, of two build configurations of one target.
  func joined(with other: TargetFont) -> TargetFont {
    TargetFont(
      isBundled: isBundled || other.isBundled, isDeclared: isDeclared || other.isDeclared,
      isRegisteredInCode: isRegisteredInCode || other.isRegisteredInCode,
      demand: max(demand, other.demand))
  }
}

/// What each process does with each font file.
struct TargetFonts {
  /// By the index of the process, then by the file's absolute path.
  private let uses: [[String: TargetFont]]

  init(_ assessment: Assessment) {
    let families = Dictionary(
      assessment.catalogue.files.map { ($0.path, Set($0.faces.flatMap(\.names.families))) },
      uniquingKeysWith: { first, _ in first })
    // Names have an answer for each process: they are gone through once, and not once for each.
    var demands = assessment.processes.map { _ in Demands() }
    for resolution in assessment.names.lazy.flatMap(\.resolutions)
    where demands.indices.contains(resolution.process) {
      demands[resolution.process].take(resolution)
    }
    uses = zip(assessment.processes, demands).map { Self.uses(of: $0, $1, families) }
  }

  /// What the names of a process ask for.
  private struct Demands {
    /// The paths of the fonts that they give.
    var named: Set<String> = []
    /// Whether some are only known at run time.
    var isOpen = false

    mutating func take(_ resolution: Resolution) {
      if resolution.outcome == .undetermined { isOpen = true }
      if let face = resolution.face { named.insert(face.path) }
    }
  }

  /// What a process does with a file.
  func use(of path: String, in process: Int) -> TargetFont {
    guard uses.indices.contains(process) else { return TargetFont() }
    return uses[process][path] ?? TargetFont()
  }
}

extension TargetFonts {
  private static func uses(
    of fonts: ProcessFonts, _ demands: Demands, _ families: [String: Set<String>]
  ) -> [String: TargetFont] {
    let named = demands.named
    let used = named.reduce(into: Set<String>()) { $0.formUnion(families[$1] ?? []) }
    let bundled = Set(fonts.process.bundle.fonts.map(\.path))
    let declared = Set(fonts.declared)
    var uses: [String: TargetFont] = [:]
    for path in bundled.union(declared).union(fonts.runTime.files.keys).union(named) {
      let isOfFamily = !used.isDisjoint(with: families[path] ?? [])
      uses[path] = TargetFont(
        isBundled: bundled.contains(path), isDeclared: declared.contains(path),
        isRegisteredInCode: fonts.runTime.files[path] != nil,
        demand: named.contains(path)
          ? .name : isOfFamily ? .family : demands.isOpen ? .unknown : .none)
    }
    return uses
  }
}
