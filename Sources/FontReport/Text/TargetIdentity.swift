import AppManifest

/// What makes processes one target: it runs in several build configurations.
struct TargetIdentity: Hashable {
  var name: String
  var kind: AppProcess.Kind
  var platform: Platform
  /// The absolute path of the project, or of the manifest that stands for one; empty where there is none.
  var project: String

  init(_ process: AppProcess) {
    name = process.name
    kind = process.kind
    platform = process.platform
    switch process.provider {
    case .project(_, let path): project = path
    case .convention: project = process.manifest.path ?? ""
    }
  }
}
