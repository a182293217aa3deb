import AppManifest
import FontResolution

/// The fonts that entries of a manifest name and the project copies, and that are not on disk.
struct AbsentEntries {
  private let fonts: [String: AbsentFont]

  init(_ fonts: ProcessFonts) {
    self.fonts = Dictionary(fonts.process.bundle.absent.map { ($0.bundlePath, $0) }) { first, _ in
      first
    }
  }

  subscript(_ entry: ResolvedEntry) -> AbsentFont? {
    guard !fonts.isEmpty else { return nil }
    return fonts[
      entry.entry.value.split(separator: "/").filter { $0 != "." }.joined(separator: "/")]
  }
}
