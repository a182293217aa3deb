// What is drawn where an optional chain ends early.
import UIKit

protocol Source: AnyObject {
  var name: String { get }
}

final class Label: UIView {
  weak var source: Source?
  func title() -> UIFont? { UIFont(name: source?.name ?? "GateSans-Bald", size: 17) }
  //                                                     ^ wrong
}

final class Page: Source {
  let name = "GateSans-Bold"
  //         ^ right
}
