/// The fonts of icons that nearly every app of React Native has among its resources
/// (react-native-vector-icons 4 to 10): their files, and what the fonts in them are called.
public enum IconFonts {
  /// The names of the fonts in a file of this name, with its extension or without, in whatever case;
  /// `nil` where the file is not known.
  public static func names(in file: String) -> [String]? {
    names[file.lastComponent.withoutExtension.lowercased()]
  }

  /// The names of the files without their extensions, in lower case.
  static var files: [String] { Array(names.keys) }

  private static let names: [String: [String]] = [
    "antdesign": ["anticon", "AntDesign"],
    "entypo": ["entypo", "Entypo"],
    "evilicons": ["EvilIcons", "evilicons"],
    "feather": ["feather", "Feather"],
    "fontawesome": ["FontAwesome"],
    "fontawesome5_brands": [
      "FontAwesome5Brands-Regular", "FontAwesome5BrandsRegular", "FontAwesome5Brands",
      "Font Awesome 5 Brands", "FontAwesome5_Brands",
    ],
    "fontawesome5_regular": [
      "FontAwesome5Free-Regular", "FontAwesome5FreeRegular", "FontAwesome5Free",
      "FontAwesome5_Regular",
      "Font Awesome 5 Free",
    ],
    "fontawesome5_solid": [
      "FontAwesome5Free-Solid", "FontAwesome5FreeSolid", "FontAwesome5Free", "FontAwesome5_Solid",
      "Font Awesome 5 Free",
    ],
    "fontawesome6_brands": [
      "FontAwesome6Brands-Regular", "FontAwesome6Brands", "Font Awesome 6 Brands",
      "FontAwesome6_Brands",
    ],
    "fontawesome6_regular": [
      "FontAwesome6Free-Regular", "FontAwesome6Free", "Font Awesome 6 Free", "FontAwesome6_Regular",
    ],
    "fontawesome6_solid": [
      "FontAwesome6Free-Solid", "FontAwesome6Free", "Font Awesome 6 Free", "FontAwesome6_Solid",
    ],
    "fontisto": ["fontisto", "Fontisto"],
    "foundation": ["fontcustom", "Foundation"],
    "ionicons": ["Ionicons", "ionicons"],
    "materialcommunityicons": [
      "Material Design Icons", "MaterialDesignIcons", "MaterialCommunityIcons",
      "material-community",
    ],
    "materialicons": ["Material Icons", "MaterialIcons-Regular", "MaterialIcons", "material"],
    "octicons": ["Octicons", "octicons"],
    "simplelineicons": ["simple-line-icons", "Simple-Line-Icons", "SimpleLineIcons"],
    "zocial": ["zocial", "zocial-regular-webfont", "Zocial"],
  ]
}
