import FontResolution

/// What becomes of every name of an assessment, worked out once for all the rules that ask.
struct Findings {
  let assessment: Assessment
  /// What each process gives for each determined name that is not blank.
  let verdicts: [Verdict]
  let fallbacks: Fallbacks

  /// - Parameter locked: what the locks of the run say; `nil` where those are the assessment's own.
  init(_ assessment: Assessment, _ locked: LockedNames? = nil) {
    self.assessment = assessment
    let locked = locked ?? LockedNames(assessment)
    let every = assessment.everyVerdict.withoutNeedless(in: assessment)
    every.tellWordsForNone()
    for verdict in every where verdict.resolution.outcome == .fallback {
      verdict.update = locked[verdict.name]
    }
    verdicts = every.filter { !$0.name.isBlank }
    fallbacks = Fallbacks(every, of: assessment)
  }
}

/// A rule about what becomes of names: it reads what was found out of them, which a run does once.
protocol FindingsRule: Rule {
  static func diagnose(_ findings: Findings) -> [Diagnostic]
}

extension FindingsRule {
  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    diagnose(Findings(assessment))
  }
}
