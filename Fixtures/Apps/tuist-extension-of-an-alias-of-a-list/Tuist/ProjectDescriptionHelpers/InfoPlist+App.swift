import ProjectDescription

public typealias InfoPlistDictionary = [String: Plist.Value]

extension InfoPlistDictionary {
  func setStyle(_ value: String) -> InfoPlistDictionary {
    merging(["UIUserInterfaceStyle": .string(value)]) { _, new in new }
  }

  func setFonts(_ values: [String]) -> InfoPlistDictionary {
    merging(["UIAppFonts": .array(values.map { .string($0) })]) { _, new in new }
  }
}

extension InfoPlist {
  public static let app: Self = .extendingDefault(
    with: InfoPlistDictionary()
      .setStyle("Light")
      .setFonts(["GateSans-Regular.ttf", "GateSans-Bld.ttf"]))
}
