import SwiftUI

extension Font {
  public static var draft: Font { .custom("GateSans-Draft", size: 17) }
}
