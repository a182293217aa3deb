// Fonts that nothing uses, where no app begins: what uses them need not be here, unless it cannot be elsewhere.
import SwiftUI

extension Font {
  static let title = Font.custom("GateSans-Bald", size: 28)
  //                             ^ wrong
  private static let old = Font.custom("GateSans-Bild", size: 17)
  //                                   ^ unused
}
