import AppManifest
import SourceText

/// What makes several diagnostics one: fixing one thing fixes them all.
///
/// A rule says what it sees at one place; it does not know what others say of the same mistake. What they
/// have in common stands here, and `CauseGroups` makes one finding of it.
struct Cause: Sendable, Hashable {
  /// What a diagnostic is to the cause.
  enum Part: Sendable, Hashable {
    /// It stands where the mistake is: an entry, a key, a setting, a file.
    case origin
    /// It stands where someone suffers from it.
    case loss
  }

  /// What tells one mistake from another.
  enum Identity: Sendable, Hashable {
    /// What is written at a place of a manifest, a document or a project.
    case place(SourcePlace)
    /// A file that does not reach a process.
    case font(String, process: [String])
    /// The place itself is the mistake: a wrong name.
    case own
  }

  var part: Part
  var identity: Identity
  /// Mistakes of one kind that are told together; `nil` for those that stand alone.
  var family: [String]?
  /// Where a loss is told when nothing is said at its origin; `nil` where that cannot be seen.
  var findingPlace: SourcePlace?
  /// What it is about: a name, an entry, a font file.
  var subject: String
  /// What comes of it, with what joins it to a message: `, so the system font is used`.
  var effect = ""
  /// Whether what comes of it is told where it stands: of an app that is not built nothing does.
  var tellsEffect = true
  /// What happens at each of the calls: `the system font is used`.
  var outcomes: [String] = []
  /// Whether it is no worse than what comes of it, where anything does.
  var isJudgedByLosses = false
  /// Whether the same at the origins of other processes, each with its own file, is told together with it.
  var spansProcesses = false
  /// Another mistake that is told with it: where that stands.
  var takesIn: SourcePlace?
  /// Who suffers from it, each told by a rule of its own: where all of them are, it is told there.
  var sufferers: [Diagnostic.Place] = []
  /// What is to be done at this place besides what the finding says.
  var remedy: String?
  /// The edit that is to be done at this place besides those of the finding.
  var ownFix: Fix?
  /// Where what is lost is asked for, if not where the diagnostic stands.
  var place: SourcePlace?
  /// How sure it is that someone suffers from it.
  var certainty: UseCertainty?
  /// What is asked for at its place where that is no name: `.bold()`.
  var use: String?
  /// How it is told beside another of its family, with its place; else as it is told alone.
  var note: String?
  /// How several of the family are told.
  var several: Several?

  /// The words for several mistakes of one family.
  struct Several: Sendable, Hashable {
    /// What follows their number: `fonts are not bundled in "App"`.
    var message: String
    var help: Help?

    enum Help: Sendable, Hashable {
      case words(String)
      /// What stands before and after the list of what they are about.
      case listing(before: String, after: String)
      /// What stands before the list of the edits.
      case edits(before: String)
    }
  }
}

extension Cause {
  /// A mistake that is made at each place anew, and told once: a wrong name.
  static func ofName(
    _ name: String, rule: String, reason: String, effect: String = ""
  ) -> Cause {
    Cause(
      part: .loss, identity: .own, family: name.isBlank ? nil : [rule, name, reason], subject: name,
      effect: effect)
  }

  /// What happens at the calls, as it is added to a message.
  var outcomesInWords: String { ", so " + outcomes.asClauses }

  /// A mistake at a place of a manifest, a document or a project.
  static func origin(
    at place: SourcePlace, of subject: String, family: [String]? = nil, note: String? = nil,
    several: Several? = nil
  ) -> Cause {
    Cause(
      part: .origin, identity: .place(place), family: family, subject: subject, note: note,
      several: several)
  }
}
