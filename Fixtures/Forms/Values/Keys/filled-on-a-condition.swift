// A dictionary of a function gets some of its values on a condition: what stands behind `??` is for the others.
import UIKit

func title(_ isBold: Bool, _ weight: Int) -> [UIFont?] {
  var names = [String: String]()
  if isBold { names["title"] = "GateSans-Bold" }
  //                           ^ right
  switch weight {
  case 1: names["note"] = "GateSans-Regular"
  //                      ^ right
  default: break
  }
  guard weight > 0 else { return [] }
  names["always"] = "GateSans-Regular"
  //                ^ right
  let title = names["title"] ?? "GateSans-Bald"
  //                            ^ missed
  let note = names["note"] ?? "GateSans-Nota"
  //                          ^ missed
  return [title, note, names["always"] ?? "GateSans-Never"].map { UIFont(name: $0, size: 17) }
}

// Whatever the condition says, there is one.
func body(_ isBold: Bool, _ weight: Int) -> [UIFont?] {
  var names = [String: String]()
  if isBold {
    names["body"] = "GateSans-Bold"
    //              ^ right
  } else if weight > 2 {
    names["body"] = "GateSans-Regular"
    //              ^ right
  } else {
    switch weight {
    case 1: names["body"] = "GateSans-Bold"
    //                      ^ right
    default: names["body"] = "GateSans-Light"
    //                       ^ wrong
    }
  }
  return [UIFont(name: names["body"] ?? "GateSans-Never", size: 17)]
}

final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for font in title(traitCollection.legibilityWeight == .bold, view.subviews.count) {
      print(font as Any)
    }
    print(body(traitCollection.legibilityWeight == .bold, view.subviews.count))
  }
}
