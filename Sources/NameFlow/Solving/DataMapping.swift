/// The classes of which code sets any property, by names that are data.
struct DataMapping {
  var isOfAll = false
  /// Those that set properties of themselves alone.
  var types: Set<String> = []
  /// Whether code sets instance variables so, which calls no setter.
  var setsVariables = false

  /// Whether objects of a class are among them.
  func reaches(_ type: String, _ evaluator: Evaluator) -> Bool {
    if isOfAll { return true }
    guard !types.isEmpty else { return false }
    let ancestors = evaluator.ancestors(of: type)
    return types.contains {
      $0 == type || ancestors.contains($0) || evaluator.ancestors(of: $0).contains(type)
    }
  }
}
