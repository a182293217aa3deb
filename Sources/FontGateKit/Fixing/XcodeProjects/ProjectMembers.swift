import AppManifest
import FontDiagnostics
import SourceText
import XcodeProjects

/// Makes files resources of targets in the text of a `project.pbxproj`, as Xcode does when someone checks their
/// Target Membership.
///
/// A file of a folder that Xcode keeps in step with the disk has no object of its own: exceptions of the folder
/// say which targets it belongs to.
struct ProjectMembers {
  private let text: ProjectFileText
  private let project: XcodeProject
  private let groups: ProjectGroups

  /// `nil` for what is no project of Xcode.
  init?(_ text: SourceText) {
    guard text.path.lastComponent == "project.pbxproj",
      let document = try? PropertyListDocument.read(text),
      let project = try? XcodeProject(text.path.folder, document)
    else { return nil }
    self.text = ProjectFileText(text, document)
    self.project = project
    groups = ProjectGroups(project)
  }

  /// What adding all of them does to the text, in its order; `nil` where one of them cannot be added, or already
  /// is there.
  func adding(_ members: [Edit.Member]) -> [TextChange]? {
    var addition = Addition()
    for member in members {
      guard let target = project.target(named: member.target),
        let change = add(member.file, to: target, &addition)
      else { return nil }
      addition.changes += change
    }
    for (folder, references) in addition.exceptions {
      let list = "(" + references.map { "\n\t\($0)," }.joined() + "\n)"
      let field = ProjectFileText.NewObject.Field(key: "exceptions", value: list)
      guard let change = text.adding(field, to: folder.value) else { return nil }
      addition.changes.append(change)
    }
    guard let objects = text.adding(addition.objects) else { return nil }
    let all = addition.changes + objects
    // Those at one place keep the order of the files.
    return all.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }

  /// What is collected of several files.
  private struct Addition {
    var changes: [TextChange] = []
    var objects: [ProjectFileText.NewObject] = []
    /// The identifiers of the references to files that are new.
    var references: [String: String] = [:]
    /// What goes into the lists of exceptions that folders without any get: one list for each folder.
    var exceptions: [(folder: XcodeObject, references: [String])] = []
  }
}

extension ProjectMembers {
  private func add(
    _ file: String, to target: XcodeObject, _ addition: inout Addition
  ) -> [TextChange]? {
    if let folder = groups.synchronized(above: file) {
      return add(file, of: folder, to: target, &addition)
    }
    guard
      let phase = project.objects("buildPhases", of: target).first(where: {
        $0.isa == "PBXResourcesBuildPhase"
      }), let files = phase["files"]
    else { return nil }
    var changes: [TextChange] = []
    guard let reference = reference(to: file, &addition, &changes),
      !project.objects("files", of: phase).contains(where: { $0.string("fileRef") == reference })
    else { return nil }
    let name = file.lastComponent
    let id = text.newID(for: "PBXBuildFile", target.id, relative(file))
    addition.objects.append(
      ProjectFileText.NewObject(
        id: id, isa: "PBXBuildFile", remark: "\(name) in Resources",
        fields: [.init(key: "fileRef", value: text.reference(reference, name))]))
    guard let entry = text.adding(text.reference(id, "\(name) in Resources"), to: files) else {
      return nil
    }
    return changes + [entry]
  }

  /// The identifier of the reference to a file: the one that is there, or a new one in the group of its folder.
  private func reference(
    to file: String, _ addition: inout Addition, _ changes: inout [TextChange]
  ) -> String? {
    if let known = addition.references[file] { return known }
    if let known = groups.reference(to: file) {
      // A variant of a localized file comes with the others.
      return project.parent(of: known)?.isa == "PBXVariantGroup" ? nil : known.id
    }
    guard let (group, path) = groups.group(for: file), let children = group["children"] else {
      return nil
    }
    let name = file.lastComponent
    let id = text.newID(for: "PBXFileReference", relative(file))
    var fields = [
      ProjectFileText.NewObject.Field(key: "lastKnownFileType", value: fileType(of: name))
    ]
    if path != name { fields.append(.init(key: "name", value: OldStyleEscapes.written(name))) }
    fields += [
      .init(key: "path", value: OldStyleEscapes.written(path)),
      .init(key: "sourceTree", value: "\"<group>\""),
    ]
    addition.objects.append(
      ProjectFileText.NewObject(id: id, isa: "PBXFileReference", remark: name, fields: fields))
    addition.references[file] = id
    guard let entry = text.adding(text.reference(id, name), to: children) else { return nil }
    changes.append(entry)
    return id
  }

  private func fileType(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "plist": "text.plist.xml"
    case "json": "text.json"
    default: "file"
    }
  }

  /// The path as it is wherever the project lies.
  private func relative(_ file: String) -> String {
    file.relativePath(from: project.sourceRoot)
  }
}

// MARK: Synchronized folders

extension ProjectMembers {
  /// An exception takes a file out of the target that owns the folder, and brings it to another target.
  private func add(
    _ file: String, of folder: ProjectGroups.Folder, to target: XcodeObject,
    _ addition: inout Addition
  ) -> [TextChange]? {
    let path = file.relativePath(from: folder.path)
    let isOwner = target.strings("fileSystemSynchronizedGroups").contains(folder.group.id)
    let own = project.objects("exceptions", of: folder.group).filter {
      $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0.string("target") == target.id
    }
    if isOwner {
      let item = own.flatMap { $0.placedStrings("membershipExceptions") }.first {
        $0.string == path
      }
      return item.flatMap(text.removing).map { [$0] }
    }
    if let list = own.lazy.compactMap({ $0["membershipExceptions"] }).first {
      guard list.array?.contains(where: { $0.string == path }) != true else { return nil }
      return text.adding(OldStyleEscapes.written(path), to: list).map { [$0] }
    }
    return addExceptions([path], of: folder, to: target, &addition)
  }

  /// The first exceptions of a folder for a target.
  private func addExceptions(
    _ paths: [String], of folder: ProjectGroups.Folder, to target: XcodeObject,
    _ addition: inout Addition
  ) -> [TextChange]? {
    let isa = "PBXFileSystemSynchronizedBuildFileExceptionSet"
    let name = folder.group.name ?? folder.path.lastComponent
    let targetName = target.name ?? target.id
    let id = text.newID(for: isa, folder.group.id, target.id)
    let remark = "Exceptions for \"\(name)\" folder in \"\(targetName)\" target"
    // A second file of the folder joins the first.
    if let known = addition.objects.firstIndex(where: { $0.id == id }) {
      let old = addition.objects[known].fields[0].value.dropLast(2)
      addition.objects[known].fields[0].value = old + Self.items(paths) + "\n)"
      return []
    }
    addition.objects.append(
      ProjectFileText.NewObject(
        id: id, isa: isa, remark: remark,
        fields: [
          .init(key: "membershipExceptions", value: "(" + Self.items(paths) + "\n)"),
          .init(key: "target", value: text.reference(target.id, targetName)),
        ]))
    let entry = text.reference(id, remark)
    if let list = folder.group["exceptions"] { return text.adding(entry, to: list).map { [$0] } }
    if let known = addition.exceptions.firstIndex(where: { $0.folder.id == folder.group.id }) {
      addition.exceptions[known].references.append(entry)
    } else {
      addition.exceptions.append((folder: folder.group, references: [entry]))
    }
    return []
  }

  private static func items(_ paths: [String]) -> String {
    paths.map { "\n\t" + OldStyleEscapes.written($0) + "," }.joined()
  }
}
