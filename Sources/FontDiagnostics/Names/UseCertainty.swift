import AppManifest
import FontReferences
import FontResolution
import SourceText

/// How sure it is that someone sees the font that a name gives.
enum UseCertainty: Comparable {
  /// The name is one of all the values of something that is not known.
  case possible
  /// Only tests that the process hosts ask for it.
  case tested
  /// The same as `linked`, in a process that shows nothing.
  case linkedUnseen
  /// The process only links the code that asks for it, and another process finds the font.
  case linked
  /// The name is one of several under a key, or at a number, that is not known.
  case perhaps
  /// Only previews and tests use it.
  case previewed
  /// Nothing in the sources was found to use it: wrong all the same, and wrong for the next who does, but
  /// nobody sees it today.
  case unused
  case certain

  /// No diagnostic about the name is more severe.
  var limit: Severity {
    switch self {
    case .possible, .tested, .linkedUnseen: .note
    case .previewed, .perhaps, .linked, .unused: .warning
    case .certain: .error
    }
  }

  /// What a message says of it at its end.
  var remark: String {
    switch self {
    case .possible: "; this name may be unused"
    case .tested: "; only tests use this name"
    case .perhaps: "; this is one of several possible names"
    case .linked, .linkedUnseen: "; the target contains this code but may never run it"
    case .previewed: "; only previews or tests use this name"
    case .unused: "; only unused code uses this name"
    case .certain: ""
    }
  }

  /// The message of a finding that stands at the name.
  func message(_ words: String) -> String {
    self == .unused ? "unused code: " + words : words + remark
  }

  fileprivate var isUsed: String {
    switch self {
    case .possible, .perhaps, .linked, .linkedUnseen: "may be used"
    case .tested, .previewed, .unused: "would be used"
    case .certain: "is used"
    }
  }

  fileprivate var returns: String {
    switch self {
    case .possible, .perhaps, .linked, .linkedUnseen: "may return"
    case .tested, .previewed, .unused: "would return"
    case .certain: "returns"
    }
  }

  fileprivate var andCrashes: String {
    self == .certain ? " and the app crashes" : " and crash the app"
  }
}

extension [FontReference] {
  /// What happens at these calls when no font has the name.
  func consequence(_ certainty: UseCertainty, on platform: Platform?) -> String {
    map { $0.consequence(certainty, platform) }.unique.asClauses
  }
}

extension FontReference {
  fileprivate func consequence(_ certainty: UseCertainty, _ platform: Platform?) -> String {
    switch api.onMiss {
    case .nothing where api == .configured: "a different font \(certainty.isUsed)"
    case .systemFont: "the system font \(certainty.isUsed)"
    case .nothing:
      "\(name(on: platform)) \(certainty.returns) nil"
        + (isForceUnwrapped ? certainty.andCrashes : "")
    case .helvetica: "Helvetica \(certainty.isUsed)"
    case .someDefault: "a default font \(certainty.isUsed)"
    case .times: "Times \(certainty.isUsed)"
    case .genericFamily: "the browser's default font \(certainty.isUsed)"
    }
  }
}

extension [FontReference] {
  /// No diagnostic about a name is more severe, however sure it is: pages list fonts of other platforms
  /// by habit, and an animation may be played by something else.
  var severityLimit: Severity {
    map { $0.api.isWeb ? .note : $0.api == .lottie ? .warning : .error }.max() ?? .error
  }

  /// The same of a name that is tried alone: what only asks if there is a font draws no text.
  var severityLimitAlone: Severity {
    let drawing = filter { !$0.isQuestion }
    return drawing.isEmpty ? Swift.min(.warning, severityLimit) : drawing.severityLimit
  }
}
