import AppManifest

/// A bundle within an app's: what a Swift package or a pod packs its resources into.
struct InnerBundle {
  private let name: Substring
  private let file: String
  /// The folder within the bundle, with `/` between folders; empty at the top.
  private let folder: String

  init?(of file: BundledFile) {
    let folders = file.bundlePath.split(separator: "/").dropLast()
    guard let index = folders.lastIndex(where: { $0.hasSuffix(".bundle") }) else { return nil }
    name = folders[index]
    folder = folders[(index + 1)...].joined(separator: "/")
    self.file = file.bundlePath.fileName
  }

  /// What registers its font: an entry of a manifest hardly does.
  var help: String {
    "register it in code: CTFontManagerRegisterFontsForURL with "
      + "\(bundle).url(forResource: \(file.fileStem.quoted), withExtension: \(suffix.quoted)"
      + (folder.isEmpty ? ")" : ", subdirectory: \(folder.quoted))")
  }

  /// The same for several fonts.
  var severalHelp: String {
    "register them in code: CTFontManagerRegisterFontsForURL with \(bundle).url(forResource:withExtension:)"
  }

  /// As the code beside the font gets it: a package's bundle is called `Package_Target.bundle`.
  private var bundle: String { name.contains("_") ? "Bundle.module" : name.quoted }

  private var suffix: String { String(file.dropFirst(file.fileStem.count + 1)) }
}

extension BundledFile {
  /// The bundle of its own in which it lies; `nil` where it lies in that of a process.
  var innerBundle: InnerBundle? { InnerBundle(of: self) }
}

extension Substring {
  fileprivate var quoted: String { String(self).quoted }
}
