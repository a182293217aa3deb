import FileTree
import SourceText
import XcodeProjects

/// The files that become part of a target.
struct XcodeMembers {
  let project: XcodeProject
  let target: XcodeObject
  let files: ProjectFiles
  let settings: BuildSettings
  /// Files that are no member although they lie in a synchronized folder: the target's manifests.
  let manifests: Set<String>

  /// - Parameter declaring: what the target declares; a file that is named there counts as a font
  ///   whatever its extension is.
  func contents(declaring manifests: [Manifest]) -> TargetContents {
    var contents = TargetContents(declaring: manifests, git: files.git)
    for phase in project.objects("buildPhases", of: target) {
      guard let destination = ResourceDestination(phase, settings) else { continue }
      for file in project.objects("files", of: phase) {
        add(file, to: destination, &contents)
      }
      if phase.isa == "PBXShellScriptBuildPhase" {
        ScriptCopies(script: phase, project: project, files: files, settings: settings)
          .add(to: &contents)
        CopyingScript(
          text: phase.string("shellScript") ?? "", place: phase.place, root: project.sourceRoot,
          files: files
        ).add(to: &contents)
      }
    }
    SynchronizedMembers(
      project: project, target: target, files: files, settings: settings, manifests: self.manifests
    ).add(to: &contents)
    let pods = XcodePods(project: project, target: target, files: files)
    contents.accountForEntries(
      packages: pods.place, podfile: files.podfile(above: project.sourceRoot))
    if pods.place == nil, !hasCopyingScript,
      project.objects("fileSystemSynchronizedGroups", of: target).isEmpty
    {
      contents.closeList()
    }
    let copied = Set(contents.fonts.map(\.path))
    contents.packageFonts = pods.fonts(in: settings).filter { !copied.contains($0) }
    return contents
  }
}

extension XcodeMembers {
  /// Whether a script of the build may put files into the product: it names a folder of the build, or runs
  /// another script.
  private var hasCopyingScript: Bool {
    project.objects("buildPhases", of: target).contains { phase in
      guard phase.isa == "PBXShellScriptBuildPhase" else { return false }
      let script = phase.string("shellScript") ?? ""
      return Self.wordsOfCopying.contains(where: script.contains)
    } || !project.objects("buildRules", of: target).isEmpty
  }

  private static let wordsOfCopying = [
    "BUILD", "BUILT", "CODESIGNING", "SCRIPT_", "PODS", "_PATH", ".sh", ".py", ".rb", ".js", "make",
    "node",
    "ruby", "python", "fastlane",
  ]

  private func add(
    _ file: XcodeObject, to destination: ResourceDestination, _ contents: inout TargetContents
  ) {
    guard let reference = project.object("fileRef", of: file) else { return }
    let member = Member(
      destination: destination, place: file.place, platforms: Platform.filtered(file))
    switch reference.isa {
    case "PBXFileReference": add(reference, as: member, to: &contents)
    case "PBXVariantGroup":
      for variant in project.objects("children", of: reference)
      where variant.isa == "PBXFileReference" {
        add(variant, as: member, to: &contents)
      }
    default: return
    }
  }

  /// How a file is a member.
  private struct Member {
    var destination: ResourceDestination
    var place: SourcePlace
    var platforms: Set<Platform>?
  }

  private func add(
    _ reference: XcodeObject, as member: Member, to contents: inout TargetContents
  ) {
    guard reference.string("path") != nil, let path = project.path(of: reference) else { return }
    let name = path.lastComponent
    if name.hasSuffix(".xcassets") {
      let folder = files.folder(path)
      contents.addCatalog(folder, files: folder.map(files.files(below:)) ?? [])
    }
    if let file = files.file(path) ?? source(at: path) {
      // The bundle has the name that the project writes, be it that the disk's differs in case.
      let copied = BundleLayout.localized(path)
      contents.add(
        file, bundlePath: member.destination.path(copied), place: member.place,
        platforms: member.platforms)
    } else if let folder = files.folder(path) {
      guard BundleLayout.flattened(name + "/file") != nil else { return }
      if let path = member.destination.path(name) {
        contents.addFolder(folder, bundlePath: path, place: member.place, isOnDisk: true)
      }
      for file in files.everyMember(below: folder) {
        contents.add(
          file, bundlePath: member.destination.path(name + file.dropFirst(folder.count)),
          place: member.place, platforms: member.platforms)
      }
    } else if reference.string("lastKnownFileType") == "folder" {
      contents.addAbsentReference(
        path, bundlePath: member.destination.path(name), place: member.place,
        platforms: member.platforms)
    } else {
      contents.addAbsent(
        path, bundlePath: member.destination.path(name), place: member.place,
        platforms: member.platforms)
    }
  }
}

extension XcodeMembers {
  /// A source that the project names where it lay on its author's machine (`/Users/me/App/Views/Card.swift`): the file
  /// of the project's folder at the longest end of that path. A font there is missing on every other machine, and told.
  private func source(at path: String) -> String? {
    let components = path.pathComponents
    // What lies beside the project has the beginning of its path.
    guard components.prefix(2) != project.sourceRoot.pathComponents.prefix(2),
      !FontFiles.isFont(path)
    else { return nil }
    var end = components.dropFirst()
    while end.count > 1 {
      if let file = files.known(project.sourceRoot + "/" + end.joined(separator: "/")) {
        return file
      }
      end = end.dropFirst()
    }
    return nil
  }
}

/// Where a build phase puts what it copies.
struct ResourceDestination {
  /// Below the product's resources; `nil` where what it takes in is not copied there.
  private let folder: String?

  /// `nil` for a phase that takes in no files of a target.
  init?(_ phase: XcodeObject, _ settings: BuildSettings) {
    switch phase.isa {
    case "PBXResourcesBuildPhase": folder = ""
    case "PBXSourcesBuildPhase", "PBXHeadersBuildPhase", "PBXShellScriptBuildPhase": folder = nil
    case "PBXCopyFilesBuildPhase":
      let path = settings.expand(phase.string("dstPath") ?? "")
      folder = Self.folder(
        phase.string("dstSubfolder") ?? phase.string("dstSubfolderSpec") ?? "",
        path.withoutIdleParts, isOnMac: settings.sdk == "macosx")
    default: return nil
    }
  }

  func path(_ name: String) -> String? {
    folder.map { $0.isEmpty ? name : $0 + "/" + name }
  }

  /// The path below the product's resources of a file that a script makes; `nil` for one elsewhere.
  static func bundlePath(of output: String) -> String? {
    guard output.contains("$") else { return nil }
    return folder("0", output, isOnMac: false)
  }

  /// - Parameter subfolder: the number or the name of a place in the product.
  private static func folder(_ subfolder: String, _ path: String, isOnMac: Bool) -> String? {
    let resources = isOnMac ? "Contents/Resources" : ""
    var whole = path
    switch subfolder.lowercased() {
    case "7", "resources": return path
    case "1", "wrapper": break
    case "0", "16", "none", "absolute", "productsdirectory", "product":
      guard let product = bundleFolders.first(where: { path.hasPrefix($0.name) }) else {
        return nil
      }
      let rest = path.dropFirst(product.name.count).drop { $0 == "/" }
      if product.isResources { return String(rest) }
      whole = product.isContents && isOnMac ? "Contents/" + rest : String(rest)
    default: return nil
    }
    if resources.isEmpty { return whole }
    guard whole == resources || whole.isBelow(resources) else { return nil }
    return String(whole.dropFirst(resources.count).drop { $0 == "/" })
  }

  /// How projects write the folders of the product that is being built, the longest first.
  private static let bundleFolders: [(name: String, isResources: Bool, isContents: Bool)] = {
    let built = [
      "$(TARGET_BUILD_DIR)/", "${TARGET_BUILD_DIR}/", "$(BUILT_PRODUCTS_DIR)/",
      "${BUILT_PRODUCTS_DIR}/", "",
    ]
    let folders = [
      ("UNLOCALIZED_RESOURCES_FOLDER_PATH", true, false), ("CONTENTS_FOLDER_PATH", false, true),
      ("WRAPPER_NAME", false, false), ("FULL_PRODUCT_NAME", false, false),
    ]
    return built.flatMap { built in
      folders.flatMap { name, isResources, isContents in
        ["\(built)$(\(name))", "\(built)${\(name)}"].map { ($0, isResources, isContents) }
      }
    }
  }()
}
