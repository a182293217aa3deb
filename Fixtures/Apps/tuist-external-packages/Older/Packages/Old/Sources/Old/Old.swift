import SwiftUI

extension Font {
  public static var heading: Font { .custom("GateSans-Older", size: 17) }
}
