import SourceText

/// Whether CocoaPods will add resources to the targets of a project that does not say so yet.
///
/// A project that CocoaPods was at has phases of its name, and what they copy is known from them. One
/// that it was not at, for a tool makes it or it is not committed so, gets them with `pod install`.
struct XcodePods {
  let project: XcodeProject
  let files: ProjectFiles

  /// The place in the `Podfile`; `nil` where there is none, or where the project speaks for itself.
  var place: SourcePlace? {
    let isIntegrated = project.all.contains { object in
      object.isa == "PBXShellScriptBuildPhase"
        && (object.string("name")?.contains("Pods") == true
          || object.string("shellScript")?.contains("Pods-") == true)
    }
    return isIntegrated ? nil : Podfile(above: project.sourceRoot, files: files)?.place
  }
}
