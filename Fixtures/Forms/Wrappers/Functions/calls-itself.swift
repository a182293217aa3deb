// An initialiser that hands over to itself, as one does that is exchanged for the system's.
import UIKit

enum Name {
  static let regular = "GateSans-Regular"
  //                   ^ right
  static let bold = "GateSans-Bald"
  //                ^ wrong
}

extension UIFont {
  @objc convenience init(exchanged coder: NSCoder) {
    guard let usage = coder.decodeObject(forKey: "usage") as? String else {
      self.init(exchanged: coder)
      return
    }
    var name = ""
    switch usage {
    case "CTFontBoldUsage": name = Name.bold
    default: name = Name.regular
    }
    self.init(name: name, size: 17)!
  }
}
