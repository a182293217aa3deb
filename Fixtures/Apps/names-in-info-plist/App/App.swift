import SwiftUI
import CoreText
@main struct ShopApp: App { 
 let brand = Bundle.main.object(forInfoDictionaryKey: "BrandFont") as? String ?? "GateSans-Regular"
 init() {
  let names = Bundle.main.infoDictionary?["Files"] as? [String] ?? []
  for name in names { 
   if let url = Bundle.main.url(forResource: name, withExtension: nil) { CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) } }
 }
 var body: some Scene { WindowGroup { Text("a").font(.custom(brand, size: 17)); Text("a").font(.custom(Bundle.main.infoDictionary?["TitleFont"] as! String, size: 17));  
  Text("a").font(.custom("GateSans-Bold", size: 17)) 
 ForEach(Bundle.main.infoDictionary?["UIAppFonts"] as? [String] ?? [], id: \.self) { f in Text(f).font(.custom(f.replacingOccurrences(of: ".ttf", with: ""), size: 3)) }
 } } }
