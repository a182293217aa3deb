import UIKit

public enum Fonts {
  public static var body: UIFont { UIFont(name: "GateSans-Regular", size: 17) ?? .systemFont(ofSize: 17) }

  public static func register() {
    guard let url = Bundle(for: BoatController.self).url(forResource: "GateSans-Regular", withExtension: "ttf")
    else { return }
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }
}
