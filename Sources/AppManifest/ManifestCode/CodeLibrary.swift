import SourceText
import SwiftSyntax

// The standard library's methods on arrays, dictionaries and strings.
extension CodeEvaluator {
  /// What the standard library's methods make of arrays, dictionaries and strings; `nil` for others.
  func builtIn(_ name: String, on base: CodeValue, _ arguments: [CodeArgument])
    -> CodeValue?
  {
    switch base {
    case .array(let values, let place): list(name, values, place, arguments)
    case .dictionary(let pairs, let place): dictionary(name, pairs, place, arguments)
    case .string(let text, let place): string(name, text, place, arguments)
    default: nil
    }
  }

  private func list(
    _ name: String, _ values: [CodeValue], _ place: SourcePlace, _ arguments: [CodeArgument]
  ) -> CodeValue? {
    let argument = arguments.first?.value
    switch name {
    case "map": return argument.flatMap { each(values, $0) }.map { .array($0, place) }
    case "compactMap":
      return argument.flatMap { each(values, $0) }.map {
        .array($0.filter { !$0.isNothing }, place)
      }
    case "flatMap":
      guard let results = argument.flatMap({ each(values, $0) }) else { return nil }
      guard spend(results.reduce(0) { $0 + ($1.array?.count ?? 1) }) else { return nil }
      return .array(results.flatMap { $0.array ?? [$0] }, place)
    case "filter":
      guard let results = argument.flatMap({ each(values, $0) }) else { return nil }
      return .array(zip(values, results).filter { $1.boolean ?? true }.map { $0.0 }, place)
    case "reduce": return arguments.first?.label == "into" ? reduced(values, arguments) : nil
    case "contains":
      guard let argument, arguments.count == 1, arguments[0].label == nil else { return nil }
      let answers = values.map { isEqual($0, argument) }
      if answers.contains(true) { return .boolean(true) }
      return answers.contains(nil) ? nil : .boolean(false)
    case "sorted", "reversed": return .array(values, place)
    case "joined":
      if let inner = flattened(values) {
        return spend(inner.count) ? .array(inner, place) : nil
      }
      let parts = values.compactMap(\.string)
      guard parts.count == values.count, spend(parts.reduce(0) { $0 + $1.utf8.count }) else {
        return nil
      }
      return .string(parts.joined(separator: argument?.string ?? ""), place)
    default: return nil
    }
  }

  private func dictionary(
    _ name: String, _ pairs: [CodePair], _ place: SourcePlace, _ arguments: [CodeArgument]
  ) -> CodeValue? {
    guard name == "merging", case .dictionary(let others, _)? = arguments.first?.value,
      spend(pairs.count * (others.count + 1))
    else { return nil }
    return .dictionary(Self.merged(pairs, others), place)
  }

  private func string(
    _ name: String, _ text: String, _ place: SourcePlace, _ arguments: [CodeArgument]
  ) -> CodeValue? {
    guard spend(text.utf8.count) else { return nil }
    let argument = arguments.first?.value.string
    switch name {
    case "components", "split":
      guard let separator = argument, !separator.isEmpty else { return nil }
      let parts = text.split(separator: separator, omittingEmptySubsequences: name == "split")
      return .array(parts.map { .string(String($0), place) }, place)
    case "replacingOccurrences", "replacing":
      guard let argument, !argument.isEmpty, arguments.count == 2,
        let replacement = arguments[1].value.string
      else { return nil }
      let parts = text.split(separator: argument, omittingEmptySubsequences: false)
      guard spend(parts.count * replacement.utf8.count) else { return nil }
      return .string(parts.joined(separator: replacement), place)
    case "lowercased": return .string(text.lowercased(), place)
    case "uppercased": return .string(text.uppercased(), place)
    case "appending": return argument.map { .string(text + $0, place) }
    case "hasPrefix": return argument.map { .boolean(text.hasPrefix($0)) }
    case "hasSuffix": return argument.map { .boolean(text.hasSuffix($0)) }
    default: return nil
    }
  }

  /// `reduce(into: […]) { result, item in … }`
  private func reduced(_ values: [CodeValue], _ arguments: [CodeArgument]) -> CodeValue? {
    guard arguments.count == 2, case .closure(let closure, var scope) = arguments[1].value else {
      return nil
    }
    let names = parameterNames(of: closure)
    let result = names.first ?? "$0"
    scope.locals[result] = arguments[0].value
    for value in values {
      guard spend(1) else { return nil }
      scope.locals[names.count > 1 ? names[1] : "$1"] = value
      _ = run(closure.statements, &scope)
    }
    return scope.locals[result]
  }

  /// A closure's value for each of some values; `nil` where that takes too long.
  private func each(_ values: [CodeValue], _ closure: CodeValue) -> [CodeValue]? {
    var results: [CodeValue] = []
    for value in values {
      guard spend(1) else { return nil }
      results.append(apply(closure, [value]))
    }
    return results
  }

  private func flattened(_ values: [CodeValue]) -> [CodeValue]? {
    let arrays = values.compactMap(\.array)
    return !values.isEmpty && arrays.count == values.count ? arrays.flatMap { $0 } : nil
  }

  /// Pairs with others laid over them: of two equal keys the later counts.
  static func merged(_ pairs: [CodePair], _ others: [CodePair]) -> [CodePair] {
    var result = pairs
    for pair in others {
      let same = result.firstIndex { $0.key.string != nil && $0.key.string == pair.key.string }
      if let same { result[same] = pair } else { result.append(pair) }
    }
    return result
  }
}
