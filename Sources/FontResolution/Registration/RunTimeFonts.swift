package import AppManifest
import FontReferences
package import SourceText

/// The fonts that the code of a process registers.
package struct RunTimeFonts: Sendable, Equatable {
  /// The files of the repository that it registers (absolute paths), each with the first call that does.
  package var files: [String: Call]
  /// Files that it may register: they lie in a bundle that a call probably does not look in, or
  /// accessors that nothing was seen to use would register them.
  package var possible: [String: Call]
  /// Files of the repository that a call names, and that are not in the process's bundle.
  package var unbundled: [String: Call]
  /// Files that calls name and that are nowhere in the repository, in the order of their places.
  package var missing: [MissingFont]
  /// Calls of which it cannot be said what they register.
  package var undetermined: [Call]

  /// Files of the bundle that a call names, and does not find: they are in a folder that it does not look
  /// in.
  package var misplaced: [String: Call] = [:]

  /// A call that fetches those of Apple's fonts that are offered as downloads.
  package var fetching: Call?

  package init(
    files: [String: Call] = [:], possible: [String: Call] = [:], unbundled: [String: Call] = [:],
    missing: [MissingFont] = [], undetermined: [Call] = []
  ) {
    self.files = files
    self.possible = possible
    self.unbundled = unbundled
    self.missing = missing
    self.undetermined = undetermined
  }

  /// A call that registers fonts, or a file that the project's tool writes to.
  package struct Call: Sendable, Hashable {
    /// The function's name, or the file's.
    package var function: String
    package var place: SourcePlace
    /// Why it cannot be said which fonts it registers; `nil` where that is known.
    package var reason: String?
    /// Whether the project's tool writes the call: at the place stands the target that it writes it for.
    package var isSynthesized = false
    /// Whether it looks in the app's own bundle for what is in a bundle within that.
    package var isOfMainBundle = false

    package init(function: String, place: SourcePlace, reason: String? = nil) {
      self.function = function
      self.place = place
      self.reason = reason
    }
  }

  /// A font that is registered by name and is not in the repository.
  package struct MissingFont: Sendable, Hashable {
    /// The file's name as code asks for it, or the data asset's.
    package var name: String
    /// Where the name is written.
    package var place: SourcePlace
    package var call: Call
    /// Whether it is a data set of an asset catalogue, not a file.
    package var isDataAsset: Bool
    /// What the project says of the file, where it copies it.
    package var absent: AbsentFont?
    /// A file of the bundle that was probably meant.
    package var nearMiss: NearMiss?
    /// Whether it surely is not where the call looks: the project lists what there is.
    package var isProven = false

    package init(
      name: String, place: SourcePlace, call: Call, isDataAsset: Bool = false,
      absent: AbsentFont? = nil, nearMiss: NearMiss? = nil
    ) {
      self.name = name
      self.place = place
      self.call = call
      self.isDataAsset = isDataAsset
      self.absent = absent
      self.nearMiss = nearMiss
    }
  }

  /// The call that may register a file of the bundle although it is not known to; `nil` where none may.
  ///
  /// - Parameter name: what the file's font is asked for by.
  package func call(perhapsRegistering path: String, named name: String) -> Call? {
    let call = possible[path]
    // Who misspells a file registers nothing, unless a file that was left out has the font, too.
    let isInVain = misspelling(of: path).map {
      $0.call == call && !FoldedName(FileName($0.name).stem).isSameFont(as: FoldedName(name))
    }
    return (isInVain == true ? nil : call)
      ?? undetermined.first { $0.reason != RegisteredFonts.inWrittenFolder }
  }

  /// A file that a call misspells.
  package func misspelling(of path: String) -> MissingFont? {
    missing.first { $0.nearMiss?.path == path && $0.nearMiss?.difference == .spelling }
  }
}
