import AppManifest
import FontReferences
import FontResolution

/// A font of Apple's is asked for by a name that is private, or that users' devices do not have.
enum PrivateSystemFont: Rule {
  static let description = RuleDescription(
    identifier: "private_system_font",
    severity: .error,
    summary: "a font of Apple's is asked for by a name that does not work on users' devices",
    rationale: """
      Names with a dot in front (`.SFUI-Regular`, `.SFNSText`) are private: asked for by name they give \
      Times New Roman since iOS 13. `SF Pro`, `SF Mono` and `New York` are fonts only where Apple's \
      download was installed: on the developer's Mac, and not on any user's device. The system font has \
      calls of its own, in every weight and design. In Interface Builder `.AppleSystemUIFont` is how \
      the system font itself is written; a name of macOS's in an iOS document is not.
      """,
    triggering: [
      .swift("a private name", #"let title = UIFont(name: "↓.SFUI-Semibold", size: 17)"#),
      .swift("a font from Apple's download", #"let title = Font.custom("↓SF Pro Text", size: 17)"#),
      .swift("New York", #"let title = Font.custom("↓NewYork-Bold", size: 17)"#),
      .storyboard("a name of macOS's in an iOS document", fontDescription: "↓.SFNSText"),
      .storyboard(
        "an old name of the system font", fontDescription: "↓.SFUIText-Medium", severity: .warning),
    ],
    nonTriggering: [
      .swift("the system font", "let title = UIFont.systemFont(ofSize: 17, weight: .semibold)"),
      .storyboard(
        "the system font as Interface Builder writes it",
        fontDescription: ".AppleSystemUIFontEmphasized"),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.verdicts.compactMap { verdict in
      guard let name = SystemFontName(verdict.name), verdict.resolution.face == nil,
        name.kind != .download || !verdict.resolution.outcome.isFound,
        let severity = severity(of: name, in: verdict)
      else { return nil }
      return verdict.diagnostic(
        of: Self.self, message(name, verdict, isCertain: severity == .error), severity: severity,
        help: name.help)
    }
  }

  /// How sure it is that the name does not work; `nil` where it does.
  private static func severity(of name: SystemFontName, in verdict: Verdict) -> Severity? {
    guard verdict.uses.allSatisfy(\.api.isInterfaceBuilder) else { return .error }
    let isMac =
      verdict.group.platform == .macOS
      || verdict.uses.allSatisfy { $0.platforms == [Platform.macOS.rawValue] }
    switch name.kind {
    case .interfaceBuilder: return nil
    case .privateOfMacOS: return isMac ? nil : .error
    case .privateName: return .warning
    case .download: return .error
    }
  }

  private static func message(
    _ name: SystemFontName, _ verdict: Verdict, isCertain: Bool
  ) -> String {
    let quoted = verdict.name.quoted
    switch name.kind {
    case .download:
      return "\(quoted) is not on users' devices, only where Apple's download is installed, "
        + "so \(verdict.consequence)"
    case .privateOfMacOS, .interfaceBuilder, .privateName:
      let owner = name.kind == .privateOfMacOS ? "private to macOS" : "a private name"
      guard verdict.group.platform != .macOS else { return "\(quoted) is \(owner)" }
      return "\(quoted) is \(owner), and \(isCertain ? "gives" : "may give") Times New Roman "
        + "since iOS 13"
    }
  }
}
