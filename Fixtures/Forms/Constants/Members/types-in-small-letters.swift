// Types whose names do not begin with a capital.
import SwiftUI

struct fonts {
  static let one = "GateSans-Bald"
  //               ^ wrong
  enum inner: String {
    case two = "GateSans-Bild"
    //         ^ wrong
  }
}

enum uiFont {
  case four
  var name: String { "GateSans-Beld" }
  //                 ^ wrong
}

class theme {
  static let shared = theme()
  let five = "GateSans-Buld"
  //         ^ wrong
  let six: String
  init(six: String = "GateSans-Bold") { self.six = six }
  //                 ^ right
}

class named {
  let name: String
  init(name: String) { self.name = name }
}

struct Page: View {
  let title = "GateSans-Regular"
  //          ^ right
  var body: some View {
    VStack {
      Text("1").font(.custom(fonts.one, size: 17))
      Text("2").font(.custom(fonts.inner.two.rawValue, size: 17))
      Text("3").font(.custom(uiFont.four.name, size: 17))
      Text("4").font(.custom(theme.shared.five, size: 17))
      Text("5").font(.custom(theme.shared.six, size: 17))
      Text("6").font(.custom(title, size: 17))
      Text("7").font(.custom(named(name: "GateSans-Bxld").name, size: 17))
      //                                 ^ wrong
    }
  }
}

/// A value of the same name hides it.
enum title {
  static let count = 1
}
