import UIKit

/// A table that a dictionary reads.
enum FontTable {
  static let names: [String: String] = {
    guard let path = Bundle.main.path(forResource: "Fonts", ofType: "plist"),
      let table = NSDictionary(contentsOfFile: path) as? [String: String]
    else { return [:] }
    return table
  }()
}

/// A list of tables that the serialization reads.
enum Roles {
  static func font(_ index: Int) -> UIFont? {
    guard let url = Bundle.main.url(forResource: "Roles", withExtension: "plist"),
      let data = try? Data(contentsOf: url),
      let roles = try? PropertyListSerialization.propertyList(
        from: data, options: [], format: nil) as? [[String: Any]],
      let name = roles[index]["font"] as? String
    else { return nil }
    return UIFont(name: name, size: 17)
  }
}

/// A table that a decoder reads.
enum Styles {
  static var names: [String: String] {
    let url = Bundle.main.url(forResource: "Styles", withExtension: "plist")!
    let data = try! Data(contentsOf: url)
    return try! PropertyListDecoder().decode([String: String].self, from: data)
  }
}

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  let label = UILabel()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    label.font = UIFont(name: FontTable.names["title"]!, size: 17)
    label.font = UIFont(name: FontTable.names["body"]!, size: 17)
    label.font = Roles.font(0)
    label.font = UIFont(name: Styles.names["header"]!, size: 17)
    Caption.apply(to: label)
  }
}
