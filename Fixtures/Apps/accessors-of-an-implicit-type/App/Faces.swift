import SwiftUI

/// A face that registers its file when it is first used.
struct FontConvertible {
  let name: String
  let family: String
  let path: String

  func font(size: CGFloat) -> UIFont {
    if !UIFont.fontNames(forFamilyName: family).contains(name) { register() }
    return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
  }

  func register() {
    guard let url = Bundle.main.url(forResource: path, withExtension: nil) else { return }
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }
}

enum Faces {
  static let regular: FontConvertible = .init(
    name: "GateSans-Regular", family: "Gate Sans", path: "GateSans-Regular.ttf")
  // Nothing uses it: what will, registers it.
  static let bold: FontConvertible = .init(
    name: "GateSans-Bold", family: "Gate Sans", path: "GateSans-Bold.ttf")
  static let all: [FontConvertible] = [regular, bold]
}
