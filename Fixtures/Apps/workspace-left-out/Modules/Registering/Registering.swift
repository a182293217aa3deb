import CoreText
import Foundation

public func registerFont(_ name: String, _ type: String, in bundle: Bundle) {
  guard let url = bundle.url(forResource: name, withExtension: type) else { return }
  CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
}
