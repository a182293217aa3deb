import CoreText
import UIKit

@main class Delegate: UIResponder, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) {
        UILabel.appearance().font = AppFontFamily.GateSans.regular.font(size: 17)
        UITextField.appearance().font = UIFont(name: "GateSans-Bold", size: 17)
    }
}

// Generated using SwiftGen
public enum AppFontFamily {
  public enum GateSans {
    public static let bold = FontConvertible(name: "GateSans-Bold", family: "Gate Sans", path: "GateSans-Bold.ttf")
    public static let regular = FontConvertible(name: "GateSans-Regular", family: "Gate Sans", path: "GateSans-Regular.ttf")
    public static let all: [FontConvertible] = [bold, regular]
  }
  public static let allCustomFonts: [FontConvertible] = [GateSans.all].flatMap { $0 }
  public static func registerAllCustomFonts() { allCustomFonts.forEach { $0.register() } }
}
public struct FontConvertible {
  public let name: String
  public let family: String
  public let path: String
  public func font(size: CGFloat) -> UIFont {
    guard let font = UIFont(font: self, size: size) else { fatalError("no font") }
    return font
  }
  public func register() {
    guard let url = url else { return }
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }
  fileprivate func registerIfNeeded() {
    if !UIFont.fontNames(forFamilyName: family).contains(name) { register() }
  }
  fileprivate var url: URL? { Bundle.main.url(forResource: path, withExtension: nil) }
}
public extension UIFont {
  convenience init?(font: FontConvertible, size: CGFloat) {
    font.registerIfNeeded()
    self.init(name: font.name, size: size)
  }
}
