import FontInspection
package import FontReport

extension Report {
  /// The report with the outlines that some reporters draw texts with; as it is where none draws any.
  package func drawn(for reporters: [any Reporter]) -> Report {
    var texts: [FaceSource: Set<String>] = [:]
    for reporter in reporters {
      texts.merge(reporter.drawnTexts(in: self)) { $0.union($1) }
    }
    guard !texts.isEmpty else { return self }
    var report = self
    report.outlines = FaceOutlines.read(texts)
    return report
  }
}
