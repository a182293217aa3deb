// A dictionary by weight, read by a function whose callers say the weight.
import UIKit

enum Gate {
  private static let names: [UIFont.Weight: String] = [
    .regular: "GateSans-Regular",
    //        ^ right
    .bold: "GateSans-Bald",
    //     ^ wrong
  ]

  static func font(_ weight: UIFont.Weight, _ size: CGFloat) -> UIFont {
    guard let name = names[weight], let font = UIFont(name: name, size: size) else {
      return .systemFont(ofSize: size, weight: weight)
    }
    return font
  }
}

let title = Gate.font(.bold, 17)
let body = Gate.font(.regular, 12)
