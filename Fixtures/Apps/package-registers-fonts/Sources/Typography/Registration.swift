import CoreText
import Foundation

public enum Typography {
  public static func register() {
    let urls = Bundle.module.urls(forResourcesWithExtension: "ttf", subdirectory: nil) ?? []
    CTFontManagerRegisterFontURLs(urls as CFArray, .process, true, nil)
  }
}
