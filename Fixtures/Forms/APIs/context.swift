// Core Graphics draws with a font that is chosen by name.
import UIKit

func draw(_ context: CGContext) {
  context.selectFont(name: "GateSans-Bald", size: 12, textEncoding: .encodingMacRoman)
  //                       ^ wrong
  context.selectFont(name: "GateSans-Bold", size: 12, textEncoding: .encodingMacRoman)
  //                       ^ right
  context.selectFont(name: Remote.font, size: 12, textEncoding: .encodingMacRoman)
  //                       ^ listed
}
