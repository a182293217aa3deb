/// Fonts of icons that packages bring, by the names of their files: what is in such a file is known
/// although it is not in the repository.
///
/// The names were read from every version of the files in the histories of react-native-vector-icons
/// (oblador/react-native-vector-icons), of Expo's copy (expo/vector-icons), and of GeekyAnts/NativeBase.
enum IconFonts {
  /// The names by which the font in a file is found, in small letters; `nil` for a file of another name.
  static func names(inFile fileName: String) -> Set<String>? { table[fileName.lowercased()] }

  private static let table: [String: Set<String>] = {
    var table: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "|")
      guard let file = parts.first else { continue }
      table[file.lowercased()] = Set(parts.dropFirst().map { $0.lowercased() })
    }
    return table
  }()

  /// A file, and then every PostScript name, family and full name that some version of it has.
  private static let text = """
    AntDesign.ttf|AntDesign|anticon
    Entypo.ttf|Entypo
    EvilIcons.ttf|EvilIcons
    Feather.ttf|Feather|icomoon
    FontAwesome.ttf|FontAwesome|FontAwesome Regular|icomoon
    FontAwesome5_Brands.ttf|FontAwesome5Brands-Regular|FontAwesome5BrandsRegular|Font Awesome 5 Brands|Font Awesome 5 Brands Regular
    FontAwesome5_Regular.ttf|FontAwesome5Free-Regular|FontAwesome5FreeRegular|Font Awesome 5 Free|Font Awesome 5 Free Regular
    FontAwesome5_Solid.ttf|FontAwesome5Free-Solid|FontAwesome5FreeSolid|Font Awesome 5 Free|Font Awesome 5 Free Solid
    FontAwesome6_Brands.ttf|FontAwesome6Brands-Regular|FontAwesome5Brands-Regular|Font Awesome 6 Brands|Font Awesome 6 Brands Regular|Font Awesome 5 Brands|Font Awesome 5 Brands Regular
    FontAwesome6_Regular.ttf|FontAwesome6Free-Regular|FontAwesome5Free-Regular|Font Awesome 6 Free|Font Awesome 6 Free Regular|Font Awesome 5 Free|Font Awesome 5 Free Regular
    FontAwesome6_Solid.ttf|FontAwesome6Free-Solid|FontAwesome5Free-Solid|Font Awesome 6 Free|Font Awesome 6 Free Solid|Font Awesome 5 Free|Font Awesome 5 Free Solid
    Fontisto.ttf|fontisto
    Foundation.ttf|fontcustom
    Ionicons.ttf|Ionicons|ionicons-530
    MaterialCommunityIcons.ttf|MaterialDesignIcons|Material Design Icons
    MaterialDesignIcons.ttf|MaterialDesignIcons|Material Design Icons
    MaterialIcons.ttf|MaterialIcons-Regular|Material Icons|MaterialIcons
    Octicons.ttf|Octicons
    SimpleLineIcons.ttf|simple-line-icons
    Zocial.ttf|zocial
    rubicon-icon-font.ttf|rubicon-icon-font
    """
}
