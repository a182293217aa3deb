import FontReferences

/// The text styles of each platform, each read when it is first asked for.
enum DynamicTypes {
  static let iOS = platform("iOS")
  static let macOS = platform("macOS")
  static let tvOS = platform("tvOS")
  static let watchOS = platform("watchOS")
  static let visionOS = platform("visionOS")

  private static let table = DynamicTypeTable.read(DynamicTypeTable.text)

  private static func platform(_ name: String) -> DynamicType {
    table[name] ?? DynamicType(minimumSize: 0, defaultSize: 0, categories: [], styles: [:])
  }
}

extension DynamicTypeTable {
  /// Reads the table as `scripts/tables/build-dynamic-type` writes it: what it says, by platform. Styles that
  /// no code can ask for are passed over.
  static func read(_ text: String) -> [String: DynamicType] {
    var platforms: [String: DynamicType] = [:]
    var name = ""
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
      if line.hasPrefix("[") {
        let words = line.split(separator: " ")
        name = String(words[0].dropFirst().dropLast())
        let sizes = words.dropFirst().compactMap { Double($0) }
        guard sizes.count == 2 else { continue }
        platforms[name] = DynamicType(
          minimumSize: sizes[0], defaultSize: sizes[1], categories: [], styles: [:])
      } else if fields.count == 4 {
        guard let style = TextStyle(rawValue: String(fields[0])) else { continue }
        platforms[name]?.styles[style] = DynamicType.Metrics(
          sizes: numbers(fields[2]), leadings: numbers(fields[3]))
      } else {
        platforms[name]?.categories = line.split(separator: ",").compactMap {
          ContentSizeCategory(rawValue: String($0))
        }
      }
    }
    return platforms
  }

  private static func numbers(_ list: Substring) -> [Double] {
    list.split(separator: ",").compactMap { Double($0) }
  }
}
