import UIKit
import CoreText
public func registerP() { 
  guard let url = Bundle.module.url(forResource: "GateDisplay-SemiBold", withExtension: "ttf") else { return }
  CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) } 
