// A property and a method that subclasses override.
import UIKit

class Cell: UITableViewCell {
  var fontName: String { "GateSans-Bold" }
  //                     ^ right
  func detailName() -> String { "GateSans-Regular" }
  //                            ^ right

  func update() {
    textLabel?.font = UIFont(name: fontName, size: 17)
    //                             ^ listed
    detailTextLabel?.font = UIFont(name: detailName(), size: 17)
  }
}

final class BodyCell: Cell {
  override var fontName: String { "GateSans-Bald" }
  //                              ^ wrong
  override func detailName() -> String { "GateSans-Reguler" }
  //                                     ^ wrong
}

final class RemoteCell: Cell {
  override var fontName: String { Remote.font }
}
