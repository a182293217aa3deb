extension PackageFacts {
  /// A font that a package draws icons with: the name that it asks for, and the file that has it.
  package struct IconFont: Sendable {
    package var name: String
    package var file: String
  }

  /// The fonts of the icons that a module draws; of several each has icons of its own. On iOS the package brings
  /// the files, and `UIAppFonts` has to list them.
  package static func iconFonts(of module: String) -> [IconFont] {
    let parts = module.split(separator: "/")
    guard parts.count > 1, parts[0] == "react-native-vector-icons",
      parts.count == 2 || parts.count == 3 && parts[1] == "dist", let set = parts.last
    else { return [] }
    if let name = iconFonts[String(set)] { return [IconFont(name: name, file: set + ".ttf")] }
    guard set == "FontAwesome5" || set == "FontAwesome6" else { return [] }
    return ["Brands", "Regular", "Solid"].map { style in
      let name = style == "Brands" ? "Brands-Regular" : "Free-" + style
      return IconFont(name: set + name, file: "\(set)_\(style).ttf")
    }
  }

  /// The names that react-native-vector-icons asks for, by its modules with one font.
  private static let iconFonts = [
    "AntDesign": "AntDesign", "Entypo": "Entypo", "EvilIcons": "EvilIcons", "Feather": "Feather",
    "FontAwesome": "FontAwesome", "Fontisto": "Fontisto", "Foundation": "fontcustom",
    "Ionicons": "Ionicons", "MaterialCommunityIcons": "Material Design Icons",
    "MaterialIcons": "Material Icons", "Octicons": "Octicons",
    "SimpleLineIcons": "simple-line-icons", "Zocial": "zocial",
  ]

  /// Whether functions of a module make sets of icons of an app's own fonts, which UIAppFonts has to list.
  package static func makesIconSets(_ module: String) -> Bool {
    let first = module.split(separator: "/").first
    return first == "react-native-vector-icons" || first == "@react-native-vector-icons"
  }

  /// Where a function that makes such a set finds the font's name in its first argument, where it has no second one;
  /// `nil` for another function.
  package static func familyOfIconSet(madeBy name: String) -> [String]? {
    switch name {
    case "createIconSet": []
    case "createIconSetFromFontello": ["name"]
    case "createIconSetFromIcoMoon": ["preferences", "fontPref", "metadata", "fontFamily"]
    default: nil
    }
  }
}
