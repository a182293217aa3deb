import SourceText

/// A target as any kind of project describes it — Xcode, XcodeGen, Tuist, a Swift package — before it is
/// known in which processes its code runs.
struct ProjectTarget: Sendable, Equatable {
  var id: ID
  var product: Product
  /// The platforms it is built for, each with the oldest version it runs on where that is known.
  var platforms: [PlatformSupport]
  /// What each build configuration declares; equal ones are one, naming all. Never empty.
  var declarations: [Declaration]
  /// The absolute paths of the sources, storyboards and xibs it is made of.
  var sources: Set<String>
  /// The fonts among its resources, each at its path below the resources of the target's own product.
  var fonts: [ProjectResource]
  /// The targets it links or depends on, in any project of the folder; unknown ones are passed over.
  var dependencies: [ID]
  /// Those of the dependencies that hold on some platforms only.
  var dependencyPlatforms: [ID: Set<Platform>] = [:]
  /// The target whose process hosts it (a test bundle's app).
  var host: ID?
  /// Code that the project's tool writes and that registers fonts.
  var registrations: [SynthesizedRegistration] = []
  /// What its product is called, where that is not the target's name.
  var productName: String?
  /// The fonts among its resources that are not on disk.
  var absentFonts: [AbsentFont] = []
  /// What brings resources that cannot be seen (`BundleContents.unseen`).
  var unseenResources: UnseenResources?
  /// What brings packages that are not in the folder (`BundleContents.fetched`).
  var fetchedPackages: UnseenResources?
  /// The fonts of packages that it embeds (`BundleContents.ofPackages`).
  var packageFonts: [String] = []
  /// Whether the project lists each of its resources (`BundleContents.isListed`).
  var listsResources = false
  /// The data sets of its asset catalogs (`BundleContents.dataSets`).
  var dataSets: Set<String>?
  /// Sources that are compiled for some of its platforms only.
  var sourcePlatforms: [String: Set<Platform>] = [:]
  /// The storyboards and xibs whose fonts the build adds to its manifest; `nil` means all its own.
  var fontDocuments: Set<String>?
  /// The names that its build settings define for `#if`.
  var definitions = TargetDefinitions()
  /// How an entry finds its file: only where a tool's layout is not followed it is not exact.
  var matching: BundleContents.Matching = .exact

  /// A target's name within the project file that declares it.
  struct ID: Sendable, Hashable {
    /// The absolute path of the project file, or the folder of a package.
    var project: String
    var name: String

    /// What others link of a package: its product of this name, which stands for the targets it has.
    static func product(ofPackage folder: String, _ name: String) -> ID {
      ID(project: folder, name: "\(name) (product)")
    }
  }

  struct PlatformSupport: Sendable, Hashable {
    var platform: Platform
    var deploymentTarget: OSVersion?
  }

  /// What a target becomes.
  enum Product: Sendable, Hashable {
    case process(AppProcess.Kind)
    case framework, staticLibrary
    /// A static library of CocoaPods, whose resources are copied among those of the process.
    case podLibrary
    /// A package's target: its resources land in a bundle of this name (`Package_Target.bundle`).
    case packageTarget(bundleName: String)
    case resourceBundle
    case tests
    /// A command-line tool, or something that draws nothing.
    case tool
    /// A helper of the project makes it and does not say what it is.
    case unknown
  }

  /// What a target declares in some of its build configurations.
  struct Declaration: Sendable, Equatable {
    /// The configurations' names; empty where the kind of project has none.
    var configurations: [String]
    var manifest: Manifest
    /// The platforms it holds for; `nil` means all of the target's.
    var platforms: Set<Platform>?
  }

  /// A font that it copies and that is not on disk.
  struct AbsentFont: Sendable, Hashable {
    var resource: ProjectResource
    /// Whether something brings it before the build.
    var isFetched: Bool
  }
}

/// A font that a target copies into its product.
struct ProjectResource: Sendable, Hashable {
  /// The absolute path on disk; the file need not exist.
  var path: String
  /// The path below the product's resources.
  var bundlePath: String
  /// The line of the project that bundles it, where there is one.
  var place: SourcePlace?
  /// The platforms it is copied for; `nil` means all.
  var platforms: Set<Platform>?
}
