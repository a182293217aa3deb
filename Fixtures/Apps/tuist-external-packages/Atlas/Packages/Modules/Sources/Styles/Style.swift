import SwiftUI

extension Font {
  public static var heading: Font { .custom("GateSans-Regulr", size: 17) }
}
