import CoreText
import Foundation

enum Registration {
  static func register() {
    let path = "\(Bundle.main.bundlePath)/GateSans-Italic.ttf"
    guard let provider = CGDataProvider(url: URL(fileURLWithPath: path) as CFURL),
      let font = CGFont(provider)
    else { return }
    CTFontManagerRegisterGraphicsFont(font, nil)
  }
}

let isRegistered: Void = Registration.register()
