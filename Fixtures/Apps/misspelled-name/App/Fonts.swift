import SwiftUI

extension Font {
  static let title = Font.custom("GateDisplay-Semi-Bold", size: 28, relativeTo: .title)
  static let body = Font.custom("GateSans", size: 17)
}
