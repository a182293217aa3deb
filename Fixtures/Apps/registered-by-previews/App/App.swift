import SwiftUI
import CoreText
enum Fonts {
 static func register(_ name: String) { 
  guard let url = Bundle.main.url(forResource: name, withExtension: "ttf") else { return }
  CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) } 
 static func registerDisplay() { register("GateDisplay-SemiBold") }
 static func registerBold() { register("GateSans-Bold") }
 static func registerItalic() { register("GateSans-Italic") }
}
struct Content: View { var body: some View {  Text("a").font(.custom("GateSans-Bold", size: 17)); Text("b").font(.custom("GateDisplay-SemiBold", size: 17)); Text("c").font(.custom("GateSans-Italic", size: 17))  } }
struct Content_Previews: PreviewProvider { static var previews: some View { Fonts.registerDisplay(); return Content() } }
#Preview { Fonts.registerBold(); Fonts.registerItalic(); return Content() }
@main struct ShopApp: App { 
 init() { Fonts.registerItalic() }
 var body: some Scene { WindowGroup { Content() } } }
