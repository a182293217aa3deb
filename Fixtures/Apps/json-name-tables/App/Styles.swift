import UIKit

/// Tables in a table.
enum Styles {
  static let all: [String: [String: Any]] = {
    guard let url = Bundle.main.url(forResource: "styles", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: [String: Any]]
    else { return [:] }
    return json
  }()

  static func font(_ style: String) -> UIFont? {
    guard let name = all[style]?["font"] as? String else { return nil }
    return UIFont(name: name, size: 17)
  }
}
