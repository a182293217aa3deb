import UIKit

struct Theme: Decodable {
  struct TextFont: Decodable {
    let face: String
    let points: CGFloat
    let tracking: CGFloat?

    enum CodingKeys: String, CodingKey {
      case face = "font_face"
      case points
      case tracking
    }

    var font: UIFont? { UIFont(name: face, size: points) }
  }

  let list: TextFont
  let detail: TextFont
  let price: TextFont

  static func load() throws -> Theme {
    guard let url = Bundle.main.url(forResource: "theme", withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try JSONDecoder().decode(Theme.self, from: Data(contentsOf: url))
  }
}

final class ListCell: UITableViewCell {
  func apply(_ theme: Theme) {
    textLabel?.font = UIFont(name: theme.list.face, size: theme.list.points)
    detailTextLabel?.font = theme.detail.font
  }
}
