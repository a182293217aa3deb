import Foundation

/// Reads a file of the app's, whatever it is decoded as.
func load<T: Decodable>(_ name: String) -> T {
  guard let url = Bundle.main.url(forResource: name, withExtension: "json"),
    let data = try? Data(contentsOf: url), let loaded = try? JSONDecoder().decode(T.self, from: data)
  else { fatalError("\(name).json cannot be read") }
  return loaded
}

extension Bundle {
  func decode<T: Decodable>(_ type: T.Type, from file: String) -> T {
    guard let url = url(forResource: file, withExtension: nil),
      let data = try? Data(contentsOf: url)
    else { fatalError("\(file) is not in the bundle") }
    return try! JSONDecoder().decode(T.self, from: data)
  }
}

/// Reads a table of font names.
func table(_ name: String, _ type: String = "plist") -> [String: String] {
  guard let url = Bundle.main.url(forResource: name, withExtension: type),
    let data = try? Data(contentsOf: url)
  else { return [:] }
  return (try? PropertyListDecoder().decode([String: String].self, from: data)) ?? [:]
}
