import UIKit

/// A table that Foundation reads.
struct FontTable {
  private let fonts: [String: String]

  init() { fonts = FontTable.load() }

  private static func load() -> [String: String] {
    guard let path = Bundle.main.path(forResource: "fonts", ofType: "json") else { return [:] }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
      let json = try JSONSerialization.jsonObject(with: data, options: .mutableLeaves)
      if let fonts = json as? [String: String] { return fonts }
    } catch { return [:] }
    return [:]
  }

  func name(_ key: String) -> String { fonts[key] ?? "GateSans-Regular" }
}

/// A table that a decoder reads.
enum Roles {
  static let names: [String: String] = {
    guard let url = Bundle.main.url(forResource: "roles", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let names = try? JSONDecoder().decode([String: String].self, from: data)
    else { return [:] }
    return names
  }()
}

/// A table from a server: what is in it is not known.
enum Remote {
  static func name(in data: Data) -> String? {
    (try? JSONSerialization.jsonObject(with: data) as? [String: String])?["title"]
  }
}

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  let label = UILabel()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    let table = FontTable()
    label.font = UIFont(name: table.name("regular"), size: 17)
    label.font = UIFont(name: table.name("bold"), size: 17)
    label.font = UIFont(name: Roles.names["caption"] ?? "GateSans-Bold", size: 12)
    label.font = Styles.font("title")
    label.font = Styles.font("body")
    URLSession.shared.dataTask(with: URL(string: "https://example.org/fonts")!) { data, _, _ in
      self.label.font = UIFont(name: Remote.name(in: data!)!, size: 17)
    }.resume()
  }
}
