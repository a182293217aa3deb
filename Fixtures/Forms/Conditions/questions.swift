// Code that only asks whether there is a font draws no text with it.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if UIFont(name: "GateSans-Bald", size: 12) == nil { print("missing") }
    //              ^ missed
    if UIFont(name: "GateSans-Bild", size: 12) == nil { fatalError() }
    //              ^ wrong
    guard UIFont(name: "GateSans-Bold", size: 12) != nil else { return }
    //                 ^ right
    print(exists("GateSans-Bolt"))
    //           ^ missed
    // A font that is asked for, too.
    if UIFont(name: "GateSans-Bund", size: 12) != nil { print("there") }
    //              ^ missed
    title.font = UIFont(name: "GateSans-Band", size: 12)
    //                        ^ wrong
  }

  func exists(_ name: String) -> Bool { UIFont(name: name, size: 12) != nil }
}
