import UIKit

struct Face: Codable {
  static let all: [String: Face] = {
    let data = try! Data(contentsOf: Bundle.main.url(forResource: "Faces", withExtension: "plist")!)
    return try! PropertyListDecoder().decode([String: Face].self, from: data)
  }()

  let regular: String?

  var font: UIFont? {
    if let regular, let font = UIFont(name: regular, size: 17) { return font }
    return nil
  }
}

// Its name is that of a picture.
struct Sign: Codable {
  static let all: [String: Sign] = {
    let data = try! Data(contentsOf: Bundle.main.url(forResource: "Signs", withExtension: "plist")!)
    return try! PropertyListDecoder().decode([String: Sign].self, from: data)
  }()

  let regular: String?

  var image: UIImage? { regular.flatMap { UIImage(named: $0) } }
}
