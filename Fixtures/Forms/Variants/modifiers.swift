// Weights and styles asked of a font, or of the view that has it.
import SwiftUI

struct Titles: View {
  var isStrong: Bool

  var body: some View {
    Text("a").font(.custom("MyFont", size: 17).bold())
    //                     ^ right
    //                                         ^ lacking
    Text("b").font(Font.custom("MyFont", size: 17).weight(.black))
    //                         ^ right
    //                                             ^ lacking
    Text("c").font(.custom("MyFont", size: 17)).italic()
    //                     ^ right
    //                                          ^ lacking
    Text("d").font(.custom("MyFont", size: 17)).padding().fontWeight(.light)
    //                     ^ right
    //                                                    ^ lacking
    Text("e").bold().font(.custom("MyFont", size: 17))
    //        ^ lacking
    //                            ^ right
    Text("f").font(.custom("MyFont", size: 17)).bold(isStrong)
    //                     ^ right
    //                                          ^ lacking
    Text("g").font(.custom("MyFont", size: 17)).italic(false).bold(false)
    //                     ^ right
    Text("i").font(.custom("MyFont", size: 17)).fontWidth(.condensed)
    //                     ^ right
    //                                          ^ lacking
    Text("j").font(.custom("MyFont", size: 17).width(.standard))
    //                     ^ right
    Text("h").font(.custom("GateSans-Regular", size: 17)).bold().italic()
    //                     ^ right
  }
}
