// `.bold` of a type of the platform is no case of an enum of the app's own.
import UIKit

enum Weight {
  case regular, bold
}

extension UIFont {
  static func brand(_ weight: Weight) -> UIFont {
    UIFont(name: name(weight), size: 17) ?? .systemFont(ofSize: 17, weight: .bold)
  }

  private static func name(_ weight: Weight) -> String {
    switch weight {
    case .regular: return "GateSans-Regular"
    //                    ^ right
    case .bold: return "GateSans-Bald"
    //                 ^ dead
    }
  }
}

final class Page: UIViewController {
  var weight: Weight?

  override func viewDidLoad() {
    super.viewDidLoad()
    title.font = .brand(weight ?? .regular)
  }
}
