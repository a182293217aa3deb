import Algorithms
import SourceText

/// The comments of one file that suppress, found by the lines and the stretches they are for: a file may
/// have as many of them as it has diagnostics.
final class SuppressedFile {
  /// In the order of the file.
  let commands: [SuppressionComment]
  /// Those for one line, by the line.
  private var byLine: [Int: [SuppressionComment]] = [:]
  /// What is suppressed from each place on, by the rule, for the rules that were asked for.
  private var stretches: [String: [Stretch]] = [:]

  private struct Stretch {
    var start: TextPosition
    var grant: Suppressions.Grant?
  }

  init(_ commands: [SuppressionComment]) {
    self.commands = commands.sorted { $0.comment.place < $1.comment.place }
    for command in self.commands {
      switch command.action {
      case .disableThis: for line in command.lines { byLine[line, default: []].append(command) }
      case .disableNext: byLine[command.lines.upperBound + 1, default: []].append(command)
      case .disable, .enable, .unknown: break
      }
    }
  }

  /// What suppresses a diagnostic about the file as a whole: a comment anywhere in it, for an XML file
  /// cannot begin with one.
  func grants(for rule: String) -> [Suppressions.Grant] {
    for command in commands where command.action == .disable {
      if let grant = command.grant(for: rule) { return [grant] }
    }
    return []
  }

  /// What suppresses a rule on a line.
  func grants(on line: Int, for rule: String) -> [Suppressions.Grant] {
    (byLine[line] ?? []).compactMap { $0.grant(for: rule) }
  }

  /// What suppresses a rule from a comment before a place on.
  func grants(at position: TextPosition, for rule: String) -> [Suppressions.Grant] {
    let stretches = stretches(of: rule)
    let next = stretches.partitioningIndex { $0.start >= position }
    return next > 0 ? stretches[next - 1].grant.map { [$0] } ?? [] : []
  }

  private func stretches(of rule: String) -> [Stretch] {
    if let known = stretches[rule] { return known }
    var found: [Stretch] = []
    var active: Suppressions.Grant?
    for command in commands {
      guard let start = command.comment.place.range?.start else { continue }
      switch command.action {
      case .disable: active = active ?? command.grant(for: rule)
      case .enable: if command.grant(for: rule) != nil { active = nil }
      case .disableNext, .disableThis, .unknown: continue
      }
      found.append(Stretch(start: start, grant: active))
    }
    stretches[rule] = found
    return found
  }
}
