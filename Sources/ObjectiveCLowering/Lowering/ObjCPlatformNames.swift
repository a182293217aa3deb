import NameFlow
import SourceText

// What the platforms are called in directives.
extension PlatformTruth {
  /// The truth of a name of `<TargetConditionals.h>`; unknown for any other.
  init(value name: String, _ names: CompilationConditions.Names) {
    switch name {
    case _ where names.isDefined(name) == false: self = .no
    case _ where names.defined[name] != nil:
      let number = names.defined[name].flatMap { Int($0) }
      self = number.map { $0 == 0 ? .no : .yes } ?? .unknown
    case "TARGET_OS_MAC", "__APPLE__", "__OBJC__": self = .yes
    case "TARGET_OS_WIN32", "TARGET_OS_WINDOWS", "TARGET_OS_LINUX", "TARGET_OS_UNIX", "_WIN32":
      self = .no
    case "TARGET_OS_IPHONE", "TARGET_OS_EMBEDDED": self = .only(.mobile)
    case "TARGET_OS_IOS": self = .only([.iOS, .macCatalyst], perhaps: .visionOS)
    case "TARGET_OS_OSX": self = .only(.macOS)
    case "TARGET_OS_TV": self = .only(.tvOS)
    case "TARGET_OS_WATCH": self = .only(.watchOS)
    case "TARGET_OS_VISION", "TARGET_OS_XR": self = .only(.visionOS)
    case "TARGET_OS_MACCATALYST", "TARGET_OS_UIKITFORMAC": self = .only(.macCatalyst)
    case "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR":
      self = .only([], perhaps: [.iOS, .tvOS, .watchOS, .visionOS])
    case "YES", "true": self = .yes
    case "NO", "false": self = .no
    default: self = .unknown
    }
  }

  /// Whether a name is defined.
  init(isDefined name: String, _ names: CompilationConditions.Names) {
    switch name {
    case _ where names.isDefined(name) != nil: self = names.isDefined(name) == true ? .yes : .no
    case "__APPLE__", "__OBJC__": self = .yes
    case "_WIN32", "__ANDROID__", "__linux__": self = .no
    case "__IPHONE_OS_VERSION_MIN_REQUIRED", "__IPHONE_OS_VERSION_MAX_ALLOWED":
      self = .only([.iOS, .macCatalyst], perhaps: .mobile)
    case "__MAC_OS_X_VERSION_MIN_REQUIRED", "__MAC_OS_X_VERSION_MAX_ALLOWED":
      self = .only(.macOS, perhaps: .macCatalyst)
    default: self = .unknown
    }
  }
}
