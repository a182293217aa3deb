import CoreText
import SwiftUI

func register() {
  guard let url = Bundle.module.url(forResource: "GateSans-Regular", withExtension: "ttf") else { return }
  CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
}

// What the extension says of itself holds for its members: others call them, who are not here.
public extension Text {
  func headed() -> Text {
    register()
    return font(.custom("GateSans-Headed", size: 20))
  }

  func plain() -> Text { font(.custom("GateSans-Regular", size: 20)) }
}

extension Text {
  func tried() -> Text { font(.custom("GateSans-Tried", size: 20)) }
}

struct Previews: PreviewProvider {
  static var previews: some View {
    Text("a").headed()
    Text("b").tried()
  }
}
