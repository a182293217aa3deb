import SwiftUI

struct FontAsset { let name: String }

struct TitleAsset { let name: String }

extension Font {
  // Called by nobody: `Font(…)` of a UIKit font is another initializer.
  init(_ asset: FontAsset) { self = .custom("GateSans-" + asset.name, size: 17) }

  // Called without its name.
  init(_ asset: TitleAsset) { self = .custom(asset.name, size: 17) }
}

extension UIFont {
  // A parameter of this name, above, is no use of it.
  static func asset(_ size: CGFloat) -> UIFont { UIFont(name: "GateSans-Never", size: size)! }
}

func bridged(_ font: UIFont) -> Font { Font(font) }

func titled() -> Font { .init(TitleAsset(name: "GateSans-Titel")) }

let asset = FontAsset(name: "Asset")
