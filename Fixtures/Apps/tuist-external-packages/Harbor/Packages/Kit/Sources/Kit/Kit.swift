import SwiftUI

extension Font {
  public static var heading: Font { .custom("GateSans-Harbour", size: 17) }
}
