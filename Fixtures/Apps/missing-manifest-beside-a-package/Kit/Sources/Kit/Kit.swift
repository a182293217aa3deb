import CoreText
import UIKit

public enum Kit {
  public static func register() {
    ["GateSans-Regular"].forEach { name in load(name) }
  }
  private static func load(_ name: String) {
    guard let url = Bundle.module.url(forResource: name, withExtension: "ttf"),
      let provider = CGDataProvider(url: url as CFURL), let font = CGFont(provider)
    else { return }
    CTFontManagerRegisterGraphicsFont(font, nil)
  }
}
