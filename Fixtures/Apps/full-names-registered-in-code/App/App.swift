import SwiftUI
import CoreText
@main struct ShopApp: App { 
 init() { 
  guard let url = Bundle.main.url(forResource: "GateDisplay-SemiBold", withExtension: "ttf") else { return }
  CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) } 
 var body: some Scene { WindowGroup { Text("a").font(.custom("Gate Display SemiBold", size: 17)); Text("b").font(.custom("GateDisplay-SemiBold", size: 17)) 
  Text("b").font(.custom("Gate Sans Regular", size: 17))
  Text("b").font(Font(UIFont(descriptor: UIFontDescriptor(fontAttributes: [.name: "Gate Display SemiBold"]), size: 17)))
  Text("b").font(Font(UIFont(descriptor: UIFontDescriptor(fontAttributes: [.name: "GateDisplay-SemiBold"]), size: 17)))
  Text("b").font(Font(UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: "Gate Display", .face: "SemiBold"]), size: 17)))
  Text("b").font(Font(UIFont(descriptor: UIFontDescriptor(name: "Gate Sans Regular", size: 17), size: 17)))
 } } }
