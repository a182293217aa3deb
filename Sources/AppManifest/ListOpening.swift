package import SourceText

/// Where a list of fonts can be added to a description of a project that has none.
package struct ListOpening: Sendable, Hashable {
  package var form: Form
  package var place: SourcePlace

  package init(_ form: Form, at place: SourcePlace) {
    self.form = form
    self.place = place
  }

  /// What stands at the place.
  package enum Form: Sendable, Hashable {
    /// A property list with its own dictionary.
    case propertyList
    /// The key of a dictionary in YAML.
    case key
    /// The key of a dictionary in YAML that lacks the one with the properties.
    case keyOfOuter(of: String)
    /// The bracket with which the literal of a dictionary begins in Swift.
    case literal
    /// `.default` of Tuist, which stands for what Tuist writes.
    case standard
    /// The name of expo-font in the list of Expo's plugins, where it has no options.
    case plugin
    /// The list of Expo's plugins, which lacks expo-font.
    case plugins
    /// The configuration of Expo, which has no plugins.
    case configuration
  }
}
