import AppManifest
import SourceText

/// A bundle within an app's: what a Swift package or a pod packs its resources into.
struct InnerBundle {
  /// What the bundle is called.
  let name: String
  /// Whether it lies in the repository as it is, as the bundles of libraries that are built already do: their own
  /// code may register what is in it.
  let isReady: Bool
  private let file: String
  /// The folder within the bundle, with `/` between folders; empty at the top.
  private let folder: String

  init?(of file: BundledFile) {
    let folders = file.bundlePath.folderComponents
    guard let index = folders.lastIndex(where: { $0.hasSuffix(".bundle") }) else { return nil }
    name = String(folders[index])
    folder = folders[(index + 1)...].joined(separator: "/")
    isReady = file.path.folderComponents.contains { $0 == folders[index] }
    self.file = file.bundlePath.lastComponent
  }

  /// What registers its font: an entry of a manifest hardly does.
  var help: String {
    let suffix = String(file.dropFirst(file.stem.count + 1))
    let arguments =
      "forResource: \(file.stem.quoted), withExtension: \(suffix.quoted)"
      + (folder.isEmpty ? "" : ", subdirectory: \(folder.quoted)")
    return "register it in code: CTFontManagerRegisterFontsForURL with "
      + (isOfPackage ? "Bundle.module.url(\(arguments))" : "its URL in \(name.quoted)")
  }

  /// The same for several fonts.
  var severalHelp: String {
    "register them in code: CTFontManagerRegisterFontsForURL with "
      + (isOfPackage
        ? "Bundle.module.url(forResource:withExtension:)" : "their URLs in \(name.quoted)")
  }

  /// A package's bundle is called `Package_Target.bundle`.
  private var isOfPackage: Bool { name.contains("_") }
}

extension BundledFile {
  /// The bundle of its own in which it lies; `nil` where it lies in that of a process.
  var innerBundle: InnerBundle? { InnerBundle(of: self) }
}
