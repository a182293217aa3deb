import SourceText
extension String {
  /// Whether a path leads through the folder of an app for Android.
  package var isForAndroid: Bool { pathComponents.contains("android") }
}
