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
      return list(results.map { $0.array ?? [$0] }, place)
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
      let lists = values.compactMap(\.array)
      if !values.isEmpty, lists.count == values.count { return list(lists, place) }
      let parts = values.compactMap(\.string)
      guard parts.count == values.count, spend(copying: parts.count) else { return nil }
      return text(parts, separator: argument?.string ?? "", place)
    default: return nil
    }
  }

  private func dictionary(
    _ name: String, _ pairs: [CodePair], _ place: SourcePlace, _ arguments: [CodeArgument]
  ) -> CodeValue? {
    guard name == "merging", case .dictionary(let others, _)? = arguments.first?.value else {
      return nil
    }
    return merged(pairs, others, place)
  }

  private func string(
    _ name: String, _ text: String, _ place: SourcePlace, _ arguments: [CodeArgument]
  ) -> CodeValue? {
    guard spend(copying: text.utf8.count) else { return nil }
    let argument = arguments.first?.value.string
    switch name {
    case "components", "split":
      guard let separator = argument, !separator.isEmpty else { return nil }
      let parts = text.split(separator: separator, omittingEmptySubsequences: name == "split")
      return list([parts.map { .string(String($0), place) }], place)
    case "replacingOccurrences", "replacing":
      guard let argument, !argument.isEmpty, arguments.count == 2,
        let replacement = arguments[1].value.string
      else { return nil }
      return FollowedText.replacing(
        argument, in: text, by: replacement, longest: FollowedText.longestPath
      ).map { .string($0, place) } ?? .unknown(place)
    case "lowercased": return .string(text.lowercased(), place)
    case "uppercased": return .string(text.uppercased(), place)
    case "appending": return argument.map { self.text([text, $0], place) }
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

  /// Pairs with others laid over them: of two equal keys the later counts.
  func merged(_ pairs: [CodePair], _ others: [CodePair], _ place: SourcePlace) -> CodeValue {
    let count = pairs.count + others.count
    guard count <= Self.mostElements, spend(copying: count) else { return .unknown(place) }
    var result = pairs
    var positions: [String: Int] = [:]
    for (index, pair) in pairs.enumerated() {
      if let key = pair.key.string, positions[key] == nil { positions[key] = index }
    }
    for pair in others {
      let key = pair.key.string
      if let same = key.flatMap({ positions[$0] }) {
        result[same] = pair
      } else {
        if let key { positions[key] = result.count }
        result.append(pair)
      }
    }
    return .dictionary(result, place)
  }
}
