// The name is put together of the case that chooses the call, and nobody passes one of the cases.
import UIKit

enum Face: String {
  case gate = "GateSans"
}

enum Weight {
  case bold(size: CGFloat)
  case regular(size: CGFloat)
}

extension UIFont {
  static func font(withWeight weight: Weight, _ face: Face = .gate) -> UIFont {
    let name = fontName(face, withWeight: weight)
    switch weight {
    case .bold(let size): return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    case .regular(let size): return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
  }

  private static func fontName(_ face: Face, withWeight weight: Weight) -> String {
    let name = "\(face.rawValue)-"
    switch weight {
    case .bold: return name.appending("Bold")
    case .regular: return name.appending("Regular")
    //                    ^ right
    }
  }
}

final class Screen: UIViewController {
  override func viewDidLoad() {
    let label = UILabel()
    label.font = UIFont.font(withWeight: .regular(size: 12))
    label.font = UIFont(name: Remote.name, size: 12)
    //                        ^ listed
  }
}
