import AppManifest
import FontResolution
import SourceText

/// The font of icons that a package brings, and that no `Info.plist` lists.
struct PackageIcons {
  private let file: String
  private let group: ProcessGroup

  /// `nil` where it is not known what the app lists, or where it lists the file, or another one that the package
  /// may choose in its place.
  init?(file: String, among files: Set<String>, in group: ProcessGroup) {
    self.file = file
    self.group = group
    let areKnown = group.processes.allSatisfy { fonts in
      let manifest = fonts.process.manifest
      return manifest.path?.hasSuffix(".plist") == true && !manifest.isUnseen
        && manifest.losingFault == nil && fonts.runTime.undetermined.isEmpty
        && !fonts.entries.contains {
          $0.isEffective && files.contains($0.entry.value.lastComponent)
        }
    }
    guard !group.processes.isEmpty, areKnown, group.key == .uiAppFonts else { return nil }
  }

  var shortfall: Shortfall {
    let effect = ", so each shows as a question mark"
    let list = "\(group.list) of \(group.name)"
    return Shortfall(
      reason: "\(list) does not list \(file.quoted), the font of these icons", effect: effect,
      help: "add \(file.quoted) to \(group.list)",
      cause: Cause(
        part: .loss, identity: .font(file, process: group.identity),
        family: ["icons"] + group.identity, subject: file, effect: effect,
        several: .init(
          message: "fonts of icons are not in \(list)",
          help: .listing(before: "add ", after: " to \(group.list)"))))
  }
}
