// A font always has its names: what stands behind `??` for the case that it has none is not asked for.
import AppKit

final class Clock {
  static let system = NSFont.systemFont(ofSize: 13).familyName ?? "GateSans-Missing"
  var face = system

  func font() -> NSFont? { NSFont(name: face, size: 13) }
  //                                    ^ carried

  func shown() -> NSFont? {
    NSFont(name: NSFont.boldSystemFont(ofSize: 13).displayName ?? "GateSans-None", size: 13)
    //           ^ listed
  }

  func described() -> NSFont? {
    let font = NSFont.systemFont(ofSize: 13)
    return NSFont(name: font.fontDescriptor.postscriptName ?? "GateSans-None", size: 13)
    //                  ^ carried
  }

  // Where no font is, none has a name.
  func named(_ font: NSFont?) -> NSFont? {
    NSFont(name: font?.familyName ?? "GateSans-Absent", size: 13)
    //                               ^ wrong
  }

  func made() -> NSFont? {
    let font = NSFont(name: "GateSans-Bold", size: 13)
    //                      ^ right
    return NSFont(name: font?.familyName ?? "GateSans-Other", size: 13)
    //                                      ^ wrong
  }

  // A descriptor need not say which font it describes.
  func described(_ descriptor: NSFontDescriptor) -> NSFont? {
    NSFont(name: descriptor.postscriptName ?? "GateSans-Described", size: 13)
    //                                        ^ wrong
  }
}

let clock = Clock()
let all = [
  clock.font(), clock.shown(), clock.described(), clock.named(nil), clock.made(),
  clock.described(NSFontDescriptor(fontAttributes: [:])),
]
