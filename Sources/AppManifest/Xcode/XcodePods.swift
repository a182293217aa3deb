import SourceText
import XcodeProjects

/// What brings resources of CocoaPods into a target and does not list them.
///
/// A project that CocoaPods was at has phases of its name: the one for resources says what it copies, or
/// that this cannot be seen; the one that embeds frameworks never says what is in them. A project that
/// CocoaPods was not at, for a tool makes it or it is not committed so, gets them with `pod install`.
struct XcodePods {
  let project: XcodeProject
  let target: XcodeObject
  let files: ProjectFiles

  /// The phase, or the place in the `Podfile`; `nil` where there is neither, or where the target lists
  /// what is copied.
  var place: SourcePlace? {
    let phases = self.phases
    func phase(_ suffix: String) -> XcodeObject? {
      phases.first { $0.string("shellScript")?.contains(suffix) == true }
    }
    if let embedding = phase("-frameworks.sh"), phase("-resources.sh") == nil {
      return embedding.place
    }
    return project.isIntegratedWithPods ? nil : files.podfile(above: project.sourceRoot)?.place
  }

  /// The fonts that are in the folder of the pods, where they are in the repository.
  func fonts(in settings: BuildSettings) -> [String] {
    guard !phases.isEmpty else { return [] }
    let root = settings.expand("${PODS_ROOT}")
    return files.files(below: root.hasPrefix("/") ? root : project.sourceRoot + "/" + root)
      .filter(FontFiles.isFont)
  }

  /// The phases that CocoaPods added to the target.
  private var phases: [XcodeObject] {
    project.objects("buildPhases", of: target).filter { phase in
      phase.string("shellScript")?.contains("Pods-") == true
    }
  }
}
