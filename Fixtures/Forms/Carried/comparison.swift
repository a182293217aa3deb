// Comparing names asks for no font.
import UIKit

func isBold(_ font: UIFont) -> Bool {
  if font.fontName == "GateSans-Bald" { return true }
  switch font.familyName {
  case "Gate Sons": return true
  default: return font.fontName.hasSuffix("-Bald")
  }
}

let title = UIFont(name: "GateSans-Bold", size: 17)
//                       ^ right
