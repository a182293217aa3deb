// Subclasses say the name that their base class draws with.
import UIKit

class Cell: UITableViewCell {
  func faceName() -> String { "GateSans-Bold" }

  override func awakeFromNib() { label.font = UIFont(name: faceName(), size: 17) }
}

final class TextCell: Cell {
  override func faceName() -> String { "GateSans-Bald" }
}
