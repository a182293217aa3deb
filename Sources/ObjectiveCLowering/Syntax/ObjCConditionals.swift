import NameFlow

/// The conditional directives that are open, and what they leave of the platforms.
struct ObjCConditionals {
  private var frames: [Frame] = []

  private struct Frame {
    /// The platforms of the branch that is open.
    var active: PlatformSet
    /// The platforms for which no branch so far is surely taken.
    var remaining: PlatformSet
    /// The platforms for which the branch that is open surely is compiled.
    var sure: PlatformSet
    /// The platforms that surely come by here, and for which no branch so far may be taken.
    var untried: PlatformSet
    var brackets: Int
  }

  /// Whether the text is compiled wherever the file is.
  var isSure: Bool { sure == .all }

  private var sure: PlatformSet { frames.last?.sure ?? .all }

  /// The platforms the text is compiled for now; empty where it never is (`#if 0`).
  var active: PlatformSet { frames.last?.active ?? .all }

  /// `#if`, `#ifdef`, `#ifndef`
  mutating func open(_ truth: PlatformTruth, brackets: Int) {
    let outer = active
    frames.append(
      Frame(
        active: outer.intersection(truth.possible), remaining: outer.subtracting(truth.certain),
        sure: sure.intersection(truth.certain), untried: sure.subtracting(truth.possible),
        brackets: brackets))
  }

  /// `#elif`, `#else`; the brackets that were open at the `#if`.
  mutating func turn(_ truth: PlatformTruth = .yes) -> Int? {
    guard var frame = frames.popLast() else { return nil }
    frame.active = frame.remaining.intersection(truth.possible)
    frame.remaining.subtract(truth.certain)
    frame.sure = frame.untried.intersection(truth.certain)
    frame.untried.subtract(truth.possible)
    frames.append(frame)
    return frame.brackets
  }

  /// `#endif`
  mutating func close() {
    frames.removeLast(min(1, frames.count))
  }
}
