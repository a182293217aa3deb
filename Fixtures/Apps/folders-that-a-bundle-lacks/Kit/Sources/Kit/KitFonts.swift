import CoreText
import Foundation

public enum KitFonts {
  public static func register() {
    // .process puts the files of its folder at the top of the bundle, .copy keeps the folder.
    register(Bundle.module.urls(forResourcesWithExtension: "ttf", subdirectory: "Fonts"))
    register(Bundle.module.urls(forResourcesWithExtension: "ttf", subdirectory: "Faces"))
  }

  private static func register(_ urls: [URL]?) {
    for url in urls ?? [] {
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
  }
}
