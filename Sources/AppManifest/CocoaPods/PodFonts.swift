import SourceText

/// Which fonts the pods bring that are not in the folder, as far as their names say it.
enum PodFonts {
  /// Whether one of some pods may bring a font file of this name.
  static func mayBring(_ file: String, in pods: Set<String>) -> Bool {
    pods.contains { mayBring(file, in: $0) }
  }

  /// Whether a pod, or a package of npm, may bring a font file of this name among the resources of an app.
  static func mayBring(_ file: String, in pod: String) -> Bool {
    let name = pod.lowercased()
    if let set = iconSet(of: name) {
      return file.lastComponent.withoutExtension.squashed.hasPrefix(set.squashed)
    }
    return isTold(by: words, in: name) || isOwn(file, of: pod)
  }

  /// Whether a name tells that a package brings fonts of which nothing else is known. One that works out sizes of fonts,
  /// changes the app's icon, or draws its icons as vectors brings none.
  private static func isTold(by words: [String], in name: String) -> Bool {
    known[name] == nil && words.contains(where: name.contains)
      && !others.contains(where: name.contains) && !drawn.contains(where: name.hasPrefix)
  }

  private static let others = [
    "app-icon", "change-icon", "font-scale", "font-size", "fontscale", "fontsize", "iconify",
    "responsive-font", "svg-icon",
  ]
  private static let drawn = [
    "@fortawesome/", "@hugeicons/", "@tabler/icons", "iconsax-react-native",
    "react-native-heroicons",
  ]

  /// The set of icons that a package of the React Native vector icons is for: one brings one.
  private static func iconSet(of name: String) -> Substring? {
    ["react-native-vector-icons-", "@react-native-vector-icons/"].lazy
      .filter(name.hasPrefix).map { name.dropFirst($0.count) }.first
  }

  /// Whether a file is called like a pod, or is one of those that a pod is known for.
  static func isOwn(_ file: String, of pod: String) -> Bool {
    let stem = file.lastComponent.withoutExtension.squashed
    let name = pod.lowercased()
    if let files = known[name] { return files.contains { $0.squashed == stem } }
    let own = name.squashed
    guard min(own.utf8.count, stem.utf8.count) >= 4 else { return own == stem }
    return own.hasPrefix(stem) || stem.hasPrefix(own)
  }

  /// Whether a pod brings fonts by all that its name says, this file or any.
  static func isForFont(_ file: String, _ pod: String) -> Bool {
    let name = pod.lowercased()
    return isTold(by: ["font", "typeface", "glyph"], in: name) || isOwn(file, of: pod)
  }

  /// Whether a package of npm is one that may bring fonts of its own.
  static func isModule(_ name: String) -> Bool {
    let name = name.lowercased()
    return known[name].map { !$0.isEmpty } ?? isTold(by: ["font", "icon"], in: name)
  }

  /// Whether everybody can fetch from a list of pods: what is on others is not known.
  static func isPublic(source: String) -> Bool {
    source.contains("cdn.cocoapods.org") || source.lowercased().contains("cocoapods/specs")
  }

  /// Whether everybody can fetch a pod from there.
  static func isPublic(origin: String) -> Bool {
    origin.isEmpty || origin.hasPrefix("https://github.com/")
      || !origin.contains("://") && !origin.contains("@")
  }

  /// Parts of the names of pods that bring fonts.
  private static let words = [
    "font", "icon", "typo", "typeface", "glyph", "awesome", "theme", "brand", "design", "uikit",
  ]

  /// Pods whose fonts are known. The names of some do not tell that they bring any among the app's resources: their
  /// specifications do.
  private static let known: [String: [String]] = [
    "rnvectoricons": icons, "react-native-vector-icons": icons,
    "@expo/vector-icons": icons, "exfont": [], "expofont": [], "expo-font": [],
    "react-native-dynamic-fonts": [],
    "bbutton": ["fontawesome"],
    "iosmath": ["latinmodern-math", "texgyretermes-math", "xits-math"],
    "iosphotoeditor": ["icomoon"],
    "presentr": ["montserrat-regular", "sourcesanspro-regular"],
    "wordpressshared": [
      "notoserif-bold", "notoserif-bolditalic", "notoserif-italic", "notoserif-regular",
    ],
  ]

  /// The files of react-native-vector-icons 4 to 10.
  private static let icons = [
    "antdesign", "entypo", "evilicons", "feather", "fontawesome", "fontawesome5_brands",
    "fontawesome5_regular", "fontawesome5_solid", "fontawesome6_brands", "fontawesome6_regular",
    "fontawesome6_solid", "fontisto", "foundation", "ionicons", "materialcommunityicons",
    "materialicons", "octicons", "simplelineicons", "zocial",
  ]
}
