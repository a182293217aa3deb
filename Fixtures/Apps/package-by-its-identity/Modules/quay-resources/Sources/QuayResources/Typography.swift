import SwiftUI

public enum Typography {
  public static let title = Font.custom("GateSans-Bolt", size: 28)
}
