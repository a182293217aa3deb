import UIKit

// A copy of what is handed over is changed in the branch that is taken, and handed on.
enum Kind { case title, text, note }

struct Recipe {
  var name = "GateSans-Black"
  //         ^ wrong
  var isItalic = false
}

enum Fonts {
  static func make(_ kind: Kind, _ recipe: Recipe) -> UIFont? {
    var copy = recipe
    switch kind {
    case .title:
      copy.isItalic = true
      copy.name = "GateSans-Bald"
    //            ^ wrong
    case .text:
      copy.name = "GateSans-Regular"
    //            ^ right
    case .note:
      break
    }
    return font(copy)
  }

  private static func font(_ recipe: Recipe) -> UIFont? { UIFont(name: recipe.name, size: 12) }
}

let title = Fonts.make(.title, Recipe())
let text = Fonts.make(.text, Recipe())
let note = Fonts.make(.note, Recipe())
