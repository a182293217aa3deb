/// The replacements that are made in the build settings of all targets of a project: settings that lead to
/// each other are followed anew for each target.
package final class SettingsWork {
  /// A target has some hundred, and the largest projects have a thousand targets.
  private static let most = 500_000
  private var left = most

  /// Whether one more is made.
  package func takes(_ reference: String) -> Bool {
    left -= 1
    return left >= 0
  }

  /// Why not all settings were followed; `nil` where they were.
  package var remark: String? {
    left >= 0 ? nil : "has settings that grow without end; not all were followed"
  }
}
