import Foundation
import ProjectDescription

public let fontFiles = ["GateSans-Regular.ttf"]

public func + (left: [String: Plist.Value], right: [String: Plist.Value]) -> [String: Plist.Value] {
  left.merging(right) { _, new in new }
}

struct FontList: Decodable {
  let files: [String]
}

public func fontsOfTheList() -> [String] {
  let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fonts.json")
  return try! JSONDecoder().decode(FontList.self, from: Data(contentsOf: list)).files
}
