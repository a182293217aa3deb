/// The names that headers of the system define for `#if`, as far as their first letters tell: in C any header that is
/// included may define a name, and those of the system are not among the sources.
enum SystemMacros {
  static func mayHave(_ name: String) -> Bool {
    guard let first = name.first, !words.contains(name) else { return true }
    // Of the system's names that begin with a small letter, constants alone are asked for: `kCFCoreFoundation…`.
    if first.isLowercase {
      let second = name.dropFirst().prefix(2)
      return first == "k" && second.count == 2 && second.allSatisfy(\.isUppercase)
    }
    guard first.isUppercase else { return true }
    // `MKMapType`, `NSFoundationVersionNumber_iOS_8`
    guard !name.contains(where: \.isLowercase) else { return true }
    if prefixes.contains(where: name.hasPrefix) { return true }
    // `WK_EXTERN`
    return name.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false).first.map {
      $0.count <= 2 && !questions.contains(String($0))
    } ?? true
  }

  private static let prefixes = [
    "API", "AV", "CA", "CF", "CG", "CI", "CM", "COCOAPODS", "CT", "CV", "DISPATCH", "FOUNDATION",
    "GL", "HAVE",
    "IPHONE", "MAC", "MTL", "NS", "OBJC", "OS", "SCN", "SWIFT", "TARGET", "UI", "USE", "UTI", "XC",
  ]

  /// What names of the app's own begin with: `IS_PRO`.
  private static let questions: Set<String> = ["IS", "ON", "NO", "MY"]

  private static let words: Set<String> = [
    "ABS", "BOOL", "EOF", "FALSE", "INFINITY", "MAX", "MIN", "NAN", "NO", "NULL", "TRUE", "YES",
    "alloca", "assert", "complex", "errno", "false", "i386", "linux", "nil", "offsetof", "stderr",
    "stdin", "stdout", "true", "unix",
  ]
}
