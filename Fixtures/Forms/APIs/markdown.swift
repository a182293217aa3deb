// MarkdownUI's families.
import MarkdownUI
import SwiftUI

let theme = Theme()
  .text { FontFamily(.custom("GateSans-Bold")) }
  //                         ^ right
  .code { FontFamily(.custom("GateSans-Bald")) }
  //                         ^ wrong
  .link { FontFamily(.custom(Remote.font)) }
  //                         ^ listed
