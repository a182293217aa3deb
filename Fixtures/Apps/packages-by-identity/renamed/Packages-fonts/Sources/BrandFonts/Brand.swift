import UIKit
import CoreText
public enum BrandFonts { public static func register() { 
  CTFontManagerRegisterFontsForURL(Bundle.module.url(forResource: "GateDisplay-SemiBold", withExtension: "ttf")! as CFURL, .process, nil) } 
 public static func t() -> UIFont? { UIFont(name: "GateDisplay-SemiBold", size: 3) } 
 public static func u() -> UIFont? { UIFont(name: "GateDisplay-SemiBald", size: 3) } }
