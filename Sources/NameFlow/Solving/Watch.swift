/// What is seen while an expression is worked out, for whoever asks why it has its values.
package final class Watch {
  /// A condition and whether it was found to hold.
  package struct Decision {
    package var condition: Program.Spot
    package var truth: Truth
  }

  package var decisions: [Decision] = []

  package init() {}
}
