// Loops that test for fonts and go on: each name is asked for by itself.
import UIKit

final class Page: UIViewController {
  private var fonts: [UIFont] = []
  private var known: [String: UIFont] = [:]

  override func viewDidLoad() {
    for name in ["GateSans-Bold", "GateSans-Bald"] {
      //         ^ right
      //                          ^ wrong
      if let font = UIFont(name: name, size: 17) { fonts.append(font) }
    }
    for name in ["GateSans-Regular", "GateSans-Reguler"] {
      //         ^ right
      //                             ^ wrong
      guard let font = UIFont(name: name, size: 17) else { continue }
      let label = UILabel()
      label.font = font
      view.addSubview(label)
    }
    for name in ["GateSans-Bold", "GateSans-Bild"] {
      //         ^ right
      //                          ^ wrong
      let label = UILabel()
      label.font = UIFont(name: name, size: 17) ?? .systemFont(ofSize: 17)
      view.addSubview(label)
    }
    let slanted = ["GateSans-Italic", "GateSans-Itelic"]
    //             ^ right
    //                                ^ wrong
    slanted.forEach { name in
      if let font = UIFont(name: name, size: 12) { known[name] = font }
    }
    for name in ["GateSans-Bold", "GateSans-Buld"] {
      //         ^ right
      //                          ^ wrong
      guard UIFont(name: name, size: 12) != nil else { fatalError(name) }
    }
  }

  func all() -> Bool {
    for name in ["GateSans-Bold", "GateSans-Belt"] {
      //         ^ right
      //                          ^ missed
      if UIFont(name: name, size: 12) == nil { return false }
    }
    return true
  }

  func last() -> UIFont? {
    var found: UIFont?
    for name in ["GateSans-Bolt", "GateSans-Bold"] where found == nil {
      //         ^ missed
      //                          ^ right
      if let font = UIFont(name: name, size: 17) { found = font }
    }
    return found
  }
}
