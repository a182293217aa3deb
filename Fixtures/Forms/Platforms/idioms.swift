// An app for phones never has the idiom of a television, of a Mac that it is made for, or of a headset.
import UIKit

let face =
  UIDevice.current.userInterfaceIdiom == .mac || UIDevice.current.userInterfaceIdiom == .tv
  ? "GateSans-Mac" : "GateSans-Bold"
//  ^ elsewhere
  //                 ^ right

class Page: UIViewController {
  override func viewDidLoad() {
    view.add(UIFont(name: face, size: 17))
    if traitCollection.userInterfaceIdiom == .tv {
      view.add(UIFont(name: "GateSans-Television", size: 17))
      //                    ^ elsewhere
    } else {
      view.add(UIFont(name: "GateSans-Phone", size: 17))
      //                    ^ wrong
    }
    if UIDevice.current.userInterfaceIdiom != .vision {
      view.add(UIFont(name: "GateSans-Flat", size: 17))
      //                    ^ wrong
    }
    if UIDevice.current.userInterfaceIdiom == .pad || UIDevice.current.userInterfaceIdiom == .mac {
      view.add(UIFont(name: "GateSans-Wide", size: 17))
      //                    ^ wrong
    }
    switch UIDevice.current.userInterfaceIdiom {
    case .tv, .vision: view.add(UIFont(name: "GateSans-Far", size: 17))
    //                                       ^ elsewhere
    case .pad: view.add(UIFont(name: "GateSans-Pad", size: 17))
    //                               ^ wrong
    default: view.add(UIFont(name: "GateSans-Other", size: 17))
    //                             ^ wrong
    }
    guard UIDevice.current.userInterfaceIdiom == .mac else { return }
    view.add(UIFont(name: "GateSans-Desk", size: 17))
    //                    ^ elsewhere
  }
}
