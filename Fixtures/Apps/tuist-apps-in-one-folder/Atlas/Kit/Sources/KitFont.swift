import SwiftUI

public enum KitFont {
  public static let title = Font.custom("GateSans-Blod", size: 28)
  public static let body = Font.custom("GateSans-Regular", size: 17)
}
