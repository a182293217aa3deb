// A configuration that a closure fills in.
import UIKit

struct Style {
  var fontName = "GateSans-Bold"
  //             ^ right
  var size = 17.0
}

final class Label: UILabel {
  func configure(_ change: (inout Style) -> Void) {
    var style = Style()
    change(&style)
    font = UIFont(name: style.fontName, size: style.size)
  }
}

func setUp(_ label: Label) {
  label.configure { $0.fontName = "GateSans-Bald" }
  //                              ^ wrong
  label.configure { style in style.fontName = "GateSans-Bild" }
  //                                          ^ wrong
  label.configure { $0.size = 20 }
}
