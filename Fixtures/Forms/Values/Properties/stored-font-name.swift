// A name that one object stores and another reads.
import UIKit

final class Configuration {
  var fontName: String?
}

final class Label: UILabel {
  var configuration = Configuration()
  func update() {
    guard let name = configuration.fontName else { return }
    font = UIFont(name: name, size: 17)
    //                  ^ listed
  }
}

func start(_ label: Label, _ other: Configuration) {
  label.configuration.fontName = "GateSans-Bold"
  //                             ^ right
  other.fontName = "GateSans-Bald"
  //               ^ wrong
  other.fontName = Remote.font
}
