// Attributes of texts and of the appearance of views.
import UIKit

let a: [NSAttributedString.Key: Any] = [.font: UIFont(name: "GateSans-Bald", size: 17)!]
//                                                          ^ wrong
let b = NSAttributedString(string: "b", attributes: [.font: UIFont(name: "GateSans-Bold", size: 9)!])
//                                                                       ^ right
let c = NSMutableAttributedString(string: "c")

func setUp() {
  c.addAttribute(.font, value: UIFont(name: "GateSans-Bald", size: 17)!, range: NSRange(0..<1))
  //                                        ^ wrong
  UINavigationBar.appearance().titleTextAttributes = [
    .font: UIFont(name: "GateSans-Bald", size: 20)!
    //                  ^ wrong
  ]
  UILabel.appearance().font = UIFont(name: Remote.font, size: 17)
  //                                       ^ listed
  UILabel.appearance(whenContainedInInstancesOf: [UIButton.self]).font =
    UIFont(name: "GateSans-Bold", size: 17)
    //           ^ right
}
