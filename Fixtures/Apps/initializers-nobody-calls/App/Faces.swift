import UIKit

struct Style {
  var font: UIFont
  init(font: UIFont = UIFont(name: "GateSans-Regular", size: 17)!) { self.font = font }
  init(bold: Bool) { font = UIFont(name: "GateSans-Unused", size: 17)! }
  private init(italic: Bool) { font = UIFont(name: "GateSans-Idle", size: 17)! }
}

// Called without its name.
struct Other {
  var font: UIFont
  init(bold: Bool) { font = UIFont(name: "GateSans-Bald", size: 17)! }
}

// Called by another initializer.
struct Made {
  var font: UIFont
  init(slanted: Bool) { self.init(name: slanted ? "a" : "b", size: 12) }
  init(name: String, size: CGFloat) { font = UIFont(name: "GateSans-Itelic", size: size)! }
}

// The system may call it.
final class Badge: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = UIFont(name: "GateSans-Bild", size: 12)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    font = UIFont(name: "GateSans-Buld", size: 12)
  }
}

protocol Named { static var name: String { get } }
enum Regular: Named { static let name = "GateSans-Regular" }
enum Bold: Named { static let name = "GateSans-Nobody" }
enum Face<T: Named> { static var font: UIFont { UIFont(name: T.name, size: 17)! } }
