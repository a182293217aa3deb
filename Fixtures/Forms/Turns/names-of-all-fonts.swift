// Fonts that are asked for only where they are among all that there are.
import CoreText
import SwiftUI
import UIKit

func title() -> Font {
  UIFont.familyNames.contains("GateSans-Bald")
    ? .custom("GateSans-Bald", size: 17) : .custom("GateSans-Bold", size: 17)
  //          ^ missed
  //                                               ^ right
}

func body() -> UIFont? {
  if UIFont.familyNames.contains("GateSans-Bild") {
    return UIFont(name: "GateSans-Bild", size: 17)
    //                  ^ missed
  }
  return UIFont(name: "GateSans-Regular", size: 17)
  //                  ^ right
}

/// By the fonts of all families.
func head(_ name: String) -> Font {
  guard UIFont.familyNames.flatMap({ UIFont.fontNames(forFamilyName: $0) }).contains(name) else {
    return .custom("GateSans-Bold", size: 17)
    //             ^ right
  }
  return .custom(name, size: 17)
}

func foot(_ name: String) -> Font {
  if UIFont.familyNames.contains(where: { UIFont.fontNames(forFamilyName: $0).contains(name) }) {
    return .custom(name, size: 17)
  }
  return .custom("GateSans-Regular", size: 17)
  //             ^ right
}

let installed = Set(CTFontManagerCopyAvailablePostScriptNames() as? [String] ?? [])

func isInstalled(_ face: String) -> Bool { installed.contains(face) }

func side(_ name: String) -> Font {
  isInstalled(name) ? .custom(name, size: 17) : .custom("GateSans-Regular", size: 17)
  //                                                    ^ right
}

func edge(_ name: String) -> Font {
  let families = UIFont.familyNames.sorted()
  if families.contains(where: { $0 == name }) { return .custom(name, size: 17) }
  return .custom("GateSans-Bend", size: 17)
  //             ^ too
}

/// What is asked there is not what is there.
let offered = ["GateSans-Bulk", "GateSans-Bold"]

func page(_ name: String) -> Font {
  offered.contains(name) ? .custom(name, size: 17) : .custom("GateSans-Regular", size: 17)
  //                                                         ^ right
}

func other(_ name: String, _ asked: String) -> Font {
  isInstalled(asked) ? .custom(name, size: 17) : .custom("GateSans-Regular", size: 17)
  //                                                     ^ right
}

/// The names of a type of the app's own.
struct Choice {
  var fontNames: [String]

  func face(_ name: String) -> Font {
    fontNames.contains(name) ? .custom(name, size: 17) : .custom("GateSans-Regular", size: 17)
    //                                                           ^ right
  }
}

func mac(_ name: String) -> NSFont? {
  let manager = NSFontManager.shared
  if manager.availableFonts.contains(name) { return NSFont(name: name, size: 17) }
  return NSFont(name: "GateSans-Regular", size: 17)
  //                  ^ right
}

func plain(_ name: String) -> Font {
  UIFont.familyNames.contains(name) ? .custom(name, size: 17) : .system(size: 17)
}

struct Page: View {
  var stored: [String]

  var body: some View {
    Text("a").font(title())
    Text("b").font(head("GateSans-Beld"))
    //                  ^ missed
    Text("c").font(foot("GateSans-Bond"))
    //                  ^ missed
    Text("d").font(side("GateSans-Band"))
    //                  ^ missed
    Text("e").font(edge("GateSans-Bind"))
    //                  ^ wrong
    Text("f").font(page("GateSans-Bulk"))
    //                  ^ wrong
    Text("g").font(other("GateSans-Bush", "GateSans-Bold"))
    //                   ^ wrong
    Text("i").font(Choice(fontNames: stored).face("GateSans-Bunk"))
    //                                            ^ wrong
    Text("j").font(Font(mac("GateSans-Bask")!))
    //                      ^ missed
    Text("h").font(plain("GateSans-Bank"))
    //                   ^ wrong
  }
}
