// Code under a condition that constants decide runs always, or never.
import UIKit

let isBrand = false
private let usesOld = !true

enum Features {
  static let holidays = false
  static let beta = true
  static var dark = false
}

struct Style {
  let isWide = false
  var isTall = false
}

final class Page: UIViewController {
  let label = UILabel()
  let style = Style()

  override func viewDidLoad() {
    if isBrand {
      label.font = UIFont(name: "GateBrand-Heavy", size: 17)
    } else {
      label.font = UIFont(name: "GateSans-Bald", size: 17)
      //                        ^ wrong
    }
    if Features.holidays && view.isHidden {
      label.font = UIFont(name: "GateSnow-Regular", size: 17)
    }
    if false { label.font = UIFont(name: "GateSnow-Bold", size: 17) }
    if style.isWide { label.font = UIFont(name: "GateWide-Bold", size: 17) }
    guard !isBrand else {
      label.font = UIFont(name: "GateBrand-Light", size: 17)
      return
    }
    if Features.dark { label.font = UIFont(name: "GateSans-Bild", size: 17) }
    //                                           ^ wrong
    if style.isTall { label.font = UIFont(name: "GateSans-Bund", size: 17) }
    //                                          ^ unused
    if Features.holidays || view.isHidden { label.font = UIFont(name: "GateSans-Bond", size: 17) }
    //                                                                ^ wrong
    if Features.beta {
      label.font = UIFont(name: "GateSans-Bend", size: 17)
      //                        ^ wrong
      return
    }
    label.font = UIFont(name: "GateOld-Bold", size: 17)
  }
}
