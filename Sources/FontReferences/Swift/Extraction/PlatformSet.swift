/// The platforms some code is compiled for, as `#if os(…)` limits them.
typealias PlatformSet = ObjCPlatforms

extension PlatformSet: Hashable {
  /// No limit.
  static var every: PlatformSet { all }
}
