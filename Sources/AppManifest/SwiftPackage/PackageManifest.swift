import FileTree
import SourceText

/// What a `Package.swift` says, its constants and functions followed.
struct PackageManifest {
  let path: String
  /// The name of the package.
  let name: String
  let platforms: [ProjectTarget.PlatformSupport]
  let targets: [ManifestValue]
  let targetNames: Set<String>
  /// Whether it has one target besides tests and plugins.
  let hasOneTarget: Bool
  let products: [ManifestValue]
  /// The local packages it depends on.
  let localPackages: [LocalPackage]
  /// The identities of the packages that it fetches: the last part of their addresses.
  let remotePackages: [String]
  /// Whether those who depend on it choose names for `#if`.
  let hasTraits: Bool
  /// Whether a part of it is computed in a way that fontgate does not follow.
  let hasUnknowns: Bool

  struct LocalPackage {
    var folder: String
    /// The name it is given here, where it is given one.
    var name: String?
  }

  var folder: String { path.folder }

  /// `nil` where the file makes no package.
  init?(_ path: String, _ program: ManifestProgram) {
    // It is called so nearly always.
    let names = ["package"] + program.constants
    let made = names.lazy.compactMap { name in
      program.constant(name).flatMap { $0.isCall && $0.type == "Package" ? (name, $0) : nil }
    }
    guard let (constant, package) = made.first else { return nil }
    self.path = path
    name = package["name"]?.string ?? path.folder.lastComponent
    var lists: [String: [ManifestValue]] = [:]
    for name in ["targets", "products", "dependencies"] {
      lists[name] = package[name].map { $0.array ?? [$0] }
    }
    for (list, added) in program.additions(to: constant) { lists[list, default: []] += added }
    targets = lists["targets"]?.filter(\.isCall) ?? []
    targetNames = Set(targets.compactMap { $0["name"]?.string })
    hasOneTarget = targets.filter { !$0.isNamed("testTarget", "plugin") }.count == 1
    products = lists["products"]?.filter(\.isCall) ?? []
    hasUnknowns = lists["targets"]?.contains(where: \.isUnknown) ?? false
    platforms = Self.platforms(package["platforms"]?.array ?? [])
    hasTraits = package["traits"] != nil
    let folder = path.folder
    localPackages = (lists["dependencies"] ?? []).compactMap { dependency in
      guard let path = dependency["path"]?.string else { return nil }
      return LocalPackage(
        folder: FileTree.absolute(path.hasPrefix("/") ? path : folder + "/" + path),
        name: dependency["name"]?.string)
    }
    remotePackages = (lists["dependencies"] ?? []).compactMap { dependency in
      dependency["url"]?.string.map(PackageIdentities.identity)
    }
  }

  private static func platforms(_ values: [ManifestValue]) -> [ProjectTarget.PlatformSupport] {
    values.filter(\.isCall).compactMap { value in
      guard let platform = value.name.flatMap(SpecProduct.platform) else { return nil }
      let version = value.first?.string ?? value.first?.name.map(Self.version)
      return ProjectTarget.PlatformSupport(
        platform: platform, deploymentTarget: version.flatMap(OSVersion.init))
    }
  }

  /// `v10_15` as a number.
  private static func version(_ member: String) -> String {
    member.dropFirst().split(separator: "_").joined(separator: ".")
  }
}
