// Names that a test for their font leaves out of a list: those that are left are used.
import UIKit

final class Page: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    let made = ["GateSans-Bold", "GateSans-Bald"].compactMap { name -> UIFontDescriptor? in
      //        ^ right
      //                         ^ dead
      if UIFont(name: name, size: 17) != nil {
        return UIFontDescriptor(fontAttributes: [.name: name])
      }
      return nil
    }
    let guarded = ["GateSans-Bild", "GateSans-Italic"].compactMap { (name: String) -> UIFontDescriptor? in
      //           ^ missed
      //                            ^ right
      guard UIFont(name: name, size: 17) != nil else { return nil }
      return UIFontDescriptor(name: name, size: 17)
    }
    let chosen = ["GateSans-Buld", "GateSans-Bold"].compactMap {
      //          ^ missed
      //                           ^ right
      UIFont(name: $0, size: 17) == nil ? nil : UIFontDescriptor(name: $0, size: 17)
    }
    let kept = ["GateSans-Regular", "GateSans-Reguler"].filter { UIFont(name: $0, size: 17) != nil }
    //          ^ right
    //                              ^ dead
    var names: [String] = []
    for name in ["GateSans-Bell", "GateSans-Regular"] {
      //         ^ missed
      //                          ^ right
      if UIFont(name: name, size: 17) != nil { names.append(name) }
    }
    for name in ["GateSans-Ball", "GateSans-Regular"] {
      //         ^ missed
      //                          ^ right
      guard UIFont(name: name, size: 17) != nil else { continue }
      names.append(name)
    }
    show(made + guarded + chosen + (kept + names).map { UIFontDescriptor(name: $0, size: 17) })
  }

  func none() {
    let none = ["GateSans-Belt", "GateSans-Bolt"].compactMap { name -> UIFontDescriptor? in
      //        ^ wrong
      //                         ^ too
      if UIFont(name: name, size: 17) != nil { return UIFontDescriptor(name: name, size: 17) }
      return nil
    }
    show(none)
  }

  // What is missing is no choice here.
  func all() {
    let stopped = ["GateSans-Bold", "GateSans-Bond"].compactMap { name -> UIFontDescriptor? in
      //           ^ right
      //                            ^ wrong
      guard UIFont(name: name, size: 17) != nil else { fatalError(name) }
      return UIFontDescriptor(name: name, size: 17)
    }
    let said = ["GateSans-Bold", "GateSans-Band"].compactMap { name -> UIFontDescriptor? in
      //        ^ right
      //                         ^ wrong
      if UIFont(name: name, size: 17) == nil { print(name) }
      return UIFontDescriptor(name: name, size: 17)
    }
    let replaced = ["GateSans-Bold", "GateSans-Bend"].compactMap { name -> UIFontDescriptor? in
      //            ^ right
      //                             ^ wrong
      guard UIFont(name: name, size: 17) != nil else { return UIFontDescriptor() }
      return UIFontDescriptor(name: name, size: 17)
    }
    show(stopped + said + replaced)
    let fonts = ["GateSans-Bold", "GateSans-Bind"].compactMap { UIFont(name: $0, size: 17) }
    //           ^ right
    //                            ^ wrong
    label.font = fonts.last
  }

  func show(_ more: [UIFontDescriptor]) {
    let regular = UIFontDescriptor(name: "GateSans-Regular", size: 17)
    //                                   ^ right
    let descriptor = regular.addingAttributes([.cascadeList: more])
    label.font = UIFont(descriptor: descriptor, size: 17)
  }
}
