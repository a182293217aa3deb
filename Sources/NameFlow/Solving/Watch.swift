/// What is seen while an expression is worked out, for whoever asks why it has its values.
final class Watch {
  /// A condition and whether it was found to hold.
  struct Decision {
    var condition: Program.Spot
    var truth: Truth
  }

  var decisions: [Decision] = []
}
