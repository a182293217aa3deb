import UIKit

public enum CoreFonts {
  public static func regular(_ size: CGFloat) -> UIFont {
    UIFont(name: "GateSans-Regular", size: size)!
  }

  public static func bold(_ size: CGFloat) -> UIFont {
    UIFont(name: "GateSans-Bold", size: size)!
  }
}
