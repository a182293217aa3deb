import Registering
import SwiftUI

public final class Typefaces {
  public static let title = Font.custom("GateSerif-Regular", size: 28)
  public static let entry = Font.custom("GateSans-Regulr", size: 17)
  public static let number = Font.custom("GateSans-Regular", size: 13)

  public static func register() {
    registerFont("GateSerif-Regular", "otf", in: Bundle(for: Typefaces.self))
  }
}
