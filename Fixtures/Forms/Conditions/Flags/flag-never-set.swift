// A flag that no code sets stays what it is declared as, with or without `self.` before it.
import UIKit

final class Page: UIViewController {
  var isBrand = false
  private var level = 0
  static let heavy = UIFont(name: "GateBrand-Black", size: 17)
  //                              ^ unused

  override func viewDidLoad() {
    let label = UILabel()
    if isBrand {
      label.font = UIFont(name: "GateBrand-Heavy", size: 17)
      //                        ^ unused
    } else {
      label.font = UIFont(name: "GateSans-Bald", size: 17)
      //                        ^ wrong
    }
    if self.isBrand { label.font = UIFont(name: "GateBrand-Light", size: 17) }
    //                                          ^ unused
    if self.isBrand { label.font = Page.heavy }
    if level > 0 { label.font = UIFont(name: "GateBrand-Regular", size: 17) }
    //                                       ^ unused
    view.addSubview(label)
  }
}

struct Alert {
  var isRed = false

  func font() -> UIFont? {
    isRed ? UIFont(name: "GateSans-Red", size: 14) : UIFont(name: "GateSans-Bild", size: 14)
    //                   ^ unused
    //                                                            ^ wrong
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    window?.rootViewController = Page()
    var alert = Alert()
    alert.isRed = false
    label.font = alert.font()
  }
}
