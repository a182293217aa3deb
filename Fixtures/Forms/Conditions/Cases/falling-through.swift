// Raw values where several cases lead, one of them by falling through.
import UIKit

enum Face: String {
  case title = "GateSans-Bold"
  //           ^ right
  case body = "GateSans-Bald"
  case note = "GateSans-Bild"
  //          ^ wrong
  case quote = "GateSans-Italic"
  //           ^ right

  var font: UIFont? {
    switch self {
    case .title, .quote: return UIFont(name: rawValue, size: 17)
    case .body: fallthrough
    default: return UIFont(name: "GateSans-Regular", size: 17)
    //                           ^ right
    }
  }

  var small: UIFont? {
    switch self {
    case .note: fallthrough
    case .title: return UIFont(name: rawValue, size: 11)
    default: return nil
    }
  }
}

final class Page: UIViewController {
  override func viewDidLoad() {
    for face in [Face.title, .body, .note, .quote] {
      faces.append(face.font)
      faces.append(face.small)
    }
  }
}
