// A flag that is asked more than once: what needs it and what needs it not are no name together.
import UIKit

final class Page: UIViewController {
  var family: String { UIAccessibility.isBoldTextEnabled ? "GateSans" : "My" }
  var suffix: String { UIAccessibility.isBoldTextEnabled ? "-Bold" : "Font" }

  override func viewDidLoad() {
    titleLabel.font = UIFont(name: family + suffix, size: 28)
//                                 ^ right
    let isKids = Settings.isKids
    var face = "GateSans"
    if isKids { face = "My" }
    if isKids {
      bodyLabel.font = UIFont(name: face + "Font", size: 17)
//                                  ^ right
    } else {
      bodyLabel.font = UIFont(name: face + "-Regular", size: 17)
//                                  ^ right
    }
    noteLabel.font = UIFont(name: face + (isKids ? "Bold" : "-Italic"), size: 17)
//                                ^ right
    //                            ^ wrong
  }
}
