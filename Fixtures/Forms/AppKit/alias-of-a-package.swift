// What a package calls NSFont: a font that stands where one of AppKit's has to.
import AppKit
import Highlighter

final class Theme {
  var plain: Font = NSFont(name: "GateSans-Bald", size: 15)
    //                           ^ missed
    ?? Font(name: "GateSans-Bold", size: 15)!
  //              ^ right
  var strong: NativeFont = NSFont(name: "GateSans-Bild", size: 15)
    //                                  ^ wrong
    ?? Highlighter.Font(name: "GateSans-Bild", size: 15)!
  //                          ^ too
  var body: NSFont = Font(name: "GateSans-Buld", size: 15)!
  //                            ^ wrong
  var choice =
    isOld
    ? NSFont(name: "GateSans-Bold", size: 15)
    //             ^ right
    : RPFont(name: "GateSans-Bond", size: 15)
  //               ^ wrong
}

let theme = Theme()
let label = NSTextField(labelWithString: "Hello")
label.font = theme.plain
label.font = theme.strong
label.font = theme.body
label.font = theme.choice
label.font = MarkdownFont(name: "GateSans-Bund", size: 12)
//                              ^ wrong
// Types of a package that are no fonts of AppKit.
let sheet = SheetFont(name: "heading", size: 12)
renderer.font = PageFont(name: "body", size: 12)
