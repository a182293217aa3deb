import SwiftUI

extension Font {
  public static var caption2Serif: Font { .custom("GateSerif-Regular", size: 17) }
}
