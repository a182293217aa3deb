import FontReferences

/// How sure it is that someone sees the font that a name gives.
enum UseCertainty: Comparable {
  /// The name is one of all the values of something that is not known.
  case possible
  /// Only previews and tests use it.
  case previewed
  /// Nothing in the sources was found to use it: wrong all the same, and wrong for the next who does.
  case unused
  case certain

  /// No diagnostic about the name is more severe.
  var limit: Severity {
    switch self {
    case .possible: .note
    case .previewed: .warning
    case .unused, .certain: .error
    }
  }

  /// What a message says of it at its end.
  var remark: String {
    switch self {
    case .possible: "; whether anything asks for it is not known"
    case .previewed, .unused: "; no live use of it was found"
    case .certain: ""
    }
  }

  fileprivate var userSees: String {
    switch self {
    case .possible: "the user may see"
    case .previewed, .unused: "the user would see"
    case .certain: "the user sees"
    }
  }

  fileprivate var returns: String {
    switch self {
    case .possible: "may return"
    case .previewed, .unused: "would return"
    case .certain: "returns"
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
      "\(api.rawValue) \(certainty.returns) nil" + (isForceUnwrapped ? ", and the app crashes" : "")
    case .helvetica: "\(certainty.userSees) Helvetica"
    case .someDefault: "\(certainty.userSees) a default font"
    }
  }
}
