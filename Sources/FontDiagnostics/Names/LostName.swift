import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// A name that no font has because its file is not there: an entry of the manifest, or a document, names a
/// file that the name belongs to.
struct LostName {
  /// Where the file is named.
  let place: SourcePlace
  /// The file as it is named.
  let file: String

  init?(_ verdict: Verdict) {
    // A name that is nearly a font's is misspelled.
    switch verdict.nearest.first?.reason {
    case nil, .sameFamily: break
    default: return nil
    }
    let name = verdict.name
    let document = verdict.group.document(
      listing: nil, for: name, asker: verdict.candidate.place.path)
    if let document {
      (place, file) = (document.place, document.fileName)
      return
    }
    let entries = verdict.group.processes.flatMap(\.entries)
    let entry = entries.first { entry in
      entry.isEffective && entry.entry.key == .uiAppFonts && entry.files.isEmpty
        && entry.nested.isEmpty && entry.nearMisses.isEmpty
        && entry.entry.value.stem.squashed == name.squashed
    }
    guard let entry else { return nil }
    (place, file) = (entry.entry.place, entry.entry.value)
  }

  /// Why the name is lost.
  func cause(effect: String) -> Cause {
    Cause(
      part: .loss, identity: .place(place), family: ["\(place)"], subject: file, effect: effect)
  }
}
