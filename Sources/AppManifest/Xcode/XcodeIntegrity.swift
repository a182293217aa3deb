import SourceText
import XcodeProjects

/// Looks for references of a project that lead nowhere, and for objects of unknown kinds.
///
/// Xcode passes over both, and so does everything here; but who reads the report should know.
struct XcodeIntegrity {
  let project: XcodeProject

  init(_ project: XcodeProject) {
    self.project = project
  }

  /// One remark for the project; `nil` where all is well.
  var remark: UncheckedFile? {
    var dangling: [PlacedValue] = []
    var unknown: [XcodeObject] = []
    for object in project.all {
      for field in Self.references[object.isa] ?? [] {
        guard let value = object[field] else { continue }
        let ids = value.array ?? [value]
        dangling += ids.filter { $0.string.map { project[$0] == nil } ?? false }
      }
      if !Self.kinds.contains(object.isa) { unknown.append(object) }
    }
    var reasons: [String] = []
    if let first = dangling.min(by: { $0.place < $1.place }) {
      let line = first.place.line.map { ", line \($0)" } ?? ""
      let what = dangling.count == 1 ? "an object that is" : "\(dangling.count) objects that are"
      reasons.append("refers to \(what) not in it ('\(first.string ?? "")'\(line))")
    }
    if let first = unknown.min(by: { $0.place < $1.place }) {
      let line = first.place.line.map { ", line \($0)" } ?? ""
      let what = unknown.count == 1 ? "an object" : "\(unknown.count) objects"
      reasons.append("has \(what) of an unknown kind ('\(first.isa)'\(line))")
    }
    guard !reasons.isEmpty else { return nil }
    let reason = reasons.joined(separator: ", and ") + "; the rest is checked"
    return UncheckedFile(path: project.file, reason: reason, isError: false)
  }

  /// The fields that decide what is bundled.
  private static let references: [String: [String]] = [
    "PBXProject": ["targets", "mainGroup", "buildConfigurationList"],
    "PBXGroup": ["children"], "PBXVariantGroup": ["children"],
    "PBXNativeTarget": [
      "buildPhases", "dependencies", "buildConfigurationList", "fileSystemSynchronizedGroups",
      "packageProductDependencies",
    ],
    "XCConfigurationList": ["buildConfigurations"],
    "XCBuildConfiguration": ["baseConfigurationReference"],
    "PBXResourcesBuildPhase": ["files"], "PBXSourcesBuildPhase": ["files"],
    "PBXCopyFilesBuildPhase": ["files"], "PBXFrameworksBuildPhase": ["files"],
    "PBXBuildFile": ["fileRef", "productRef"],
    "PBXFileSystemSynchronizedRootGroup": ["exceptions"],
  ]

  private static let kinds: Set<String> = [
    "PBXAggregateTarget", "PBXAppleScriptBuildPhase", "PBXBuildFile", "PBXBuildRule",
    "PBXBuildStyle", "PBXContainerItemProxy", "PBXCopyFilesBuildPhase",
    "PBXExecutableFileReference", "PBXFileReference",
    "PBXFileSystemSynchronizedBuildFileExceptionSet",
    "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
    "PBXFileSystemSynchronizedRootGroup", "PBXFrameworksBuildPhase", "PBXGroup",
    "PBXHeadersBuildPhase", "PBXLegacyTarget", "PBXNativeTarget", "PBXProject",
    "PBXReferenceProxy", "PBXResourcesBuildPhase", "PBXRezBuildPhase",
    "PBXShellScriptBuildPhase", "PBXSourcesBuildPhase", "PBXTargetDependency",
    "PBXVariantGroup", "XCBuildConfiguration", "XCConfigurationList",
    "XCLocalSwiftPackageReference", "XCRemoteSwiftPackageReference",
    "XCSwiftPackageProductDependency", "XCVersionGroup",
    // Of Xcode 3 and older.
    "PBXApplicationReference", "PBXApplicationTarget", "PBXBookmark", "PBXBundleReference",
    "PBXBundleTarget", "PBXFrameworkReference", "PBXFrameworkTarget", "PBXJavaArchiveBuildPhase",
    "PBXLibraryReference", "PBXLibraryTarget", "PBXStandardTarget", "PBXToolTarget",
    "PBXZipArchiveReference",
  ]
}
