import FontResolution
import SourceText

extension RunTimeFonts.Call {
  /// Says where fonts are registered, and which they are where that is not known.
  var note: Diagnostic.Note {
    let what = reason.map { " that are only known at run time (\($0))" } ?? ""
    return Diagnostic.Note("\(function.quoted) registers fonts here\(what)", place: place)
  }
}

extension RunTimeFonts.MissingFont {
  /// What messages call it.
  var what: String { isDataAsset ? "data asset \(name.quoted)" : name.quoted }
}
