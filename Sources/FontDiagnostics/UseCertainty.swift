import FontReferences

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
  /// Nothing in the sources was found to use it: wrong all the same, and wrong for the next who does.
  case unused
  case certain

  /// No diagnostic about the name is more severe.
  var limit: Severity {
    switch self {
    case .possible, .tested, .linkedUnseen: .note
    case .previewed, .perhaps, .linked: .warning
    case .unused, .certain: .error
    }
  }

  /// What a message says of it at its end.
  var remark: String {
    switch self {
    case .possible: "; whether anything asks for it is not known"
    case .tested: "; only tests ask for it"
    case .perhaps: "; which of several names is meant is not known"
    case .linked, .linkedUnseen: "; the target has this code but may never run it"
    case .previewed, .unused: "; no live use of it was found"
    case .certain: ""
    }
  }

  fileprivate var userSees: String {
    switch self {
    case .possible, .perhaps, .linked, .linkedUnseen: "the user may see"
    case .tested, .previewed, .unused: "the user would see"
    case .certain: "the user sees"
    }
  }

  fileprivate var returns: String {
    switch self {
    case .possible, .perhaps, .linked, .linkedUnseen: "may return"
    case .tested, .previewed, .unused: "would return"
    case .certain: "returns"
    }
  }

  fileprivate var crashes: String {
    switch self {
    case .possible, .perhaps, .linked, .linkedUnseen: "may crash"
    case .tested, .previewed, .unused: "would crash"
    case .certain: "crashes"
    }
  }
}

extension [FontReference] {
  /// What happens at these calls when no font has the name.
  func consequence(_ certainty: UseCertainty) -> String {
    map { $0.consequence(certainty) }.uniqued.joined(separator: ", ")
  }
}

extension FontReference {
  fileprivate func consequence(_ certainty: UseCertainty) -> String {
    switch api.onMiss {
    case .nothing where api == .configured: "\(certainty.userSees) another font"
    case .systemFont: "\(certainty.userSees) the system font"
    case .nothing:
      "\(api.rawValue) \(certainty.returns) nil"
        + (isForceUnwrapped ? ", and the app \(certainty.crashes)" : "")
    case .helvetica: "\(certainty.userSees) Helvetica"
    case .someDefault: "\(certainty.userSees) a default font"
    case .times: "\(certainty.userSees) Times"
    case .genericFamily: "\(certainty.userSees) the font of a generic family"
    }
  }
}

extension [FontReference] {
  /// No diagnostic about a name is more severe, however sure it is: pages list fonts of other platforms
  /// by habit, and an animation may be played by something else.
  var severityLimit: Severity {
    map { $0.api.isWeb ? .note : $0.api == .lottie ? .warning : .error }.max() ?? .error
  }
}
