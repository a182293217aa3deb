import BrandKit
import SwiftUI

enum AppFont {
  static let title = BrandKit.font("GateDisplay-Semi-Bold", size: 28)
  static let body = BrandKit.font("GateSans-Regular", size: 17)
  static let logo = Font.custom("Brand-Licensed", size: 40)
  static let caption = Font.custom("Gate Sans", size: 12)
  static func any(_ name: String) -> Font { Font.custom(remote(name), size: 17) }
}
