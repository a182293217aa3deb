import CoreText
import SwiftUI

public struct Style {
  public enum Weight: String {
    case regular = "GateSans-Regulr"
    case bold = "GateSans-Bolt"
    case heavy = "GateSans-Heavvy"
    case none = "GateSans-Nobody"
  }

  let weight: Weight

  public init(weight: Kit.Style.Weight) { self.weight = weight }
}

extension Kit.Style {
  public static let caption = Font.custom("GateSans-Caption", size: 11)

  public func title() -> Font { Font.custom(weight.rawValue, size: 28) }
}

public protocol Themed { var fontName: String { get } }

extension Kit.Themed {
  public var font: Font { Font.custom(fontName, size: 17) }
}

public func recipeFont(_ name: String) -> Font { Font.custom(name, size: 15) }

public let smallPrint = Font.custom("GateSans-Small", size: 12)

extension Font {
  public static func gate(weight: Kit.Style.Weight) -> Font {
    for url in Bundle.module.urls(forResourcesWithExtension: "ttf", subdirectory: nil) ?? [] {
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
    return Font.custom(weight.rawValue, size: 17)
  }
}
