import CoreText
import SwiftUI

public enum Fonts {
  public static func load() {
    let urls = Bundle.module.urls(forResourcesWithExtension: "otf", subdirectory: "Fonts") ?? []
    CTFontManagerRegisterFontURLs(urls as CFArray, .process, true) { _, _ in true }
  }
}

extension Font {
  public static let heading = Font.custom("Bought Serif", size: 20)
}
