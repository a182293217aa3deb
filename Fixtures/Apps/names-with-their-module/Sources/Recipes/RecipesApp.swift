import Kit
import Palette
import SwiftUI

struct Dark: Kit.Themed { let fontName = "GateSans-Dark" }

struct Step: View {
  let weight: Kit.Style.Weight

  var body: some View { Text("Stir").font(Kit.Style(weight: weight).title()) }
}

@main struct RecipesApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Bread").font(.gate(weight: .regular))
        Text("Flour").font(.gate(weight: Kit.Style.Weight.bold))
        Step(weight: .heavy)
        Text("500 g").font(Kit.Style.caption)
        Text("Water").font(Kit.recipeFont("GateSans-Water"))
        Text("Salt").font(Kit.smallPrint)
        Text("Yeast").font(Dark().font)
        Text("Enjoy").font(Palette.Face.sketch.font)
      }
    }
  }
}
