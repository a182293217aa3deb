import AppKit
import SwiftUI

@main class AppDelegate: NSObject, NSApplicationDelegate {
  let title = NSFont(name: "SFProText-Bold", size: 17)
  let code = NSFont(name: "SFMono-Regular", size: 12)

  func applicationDidFinishLaunching(_ notification: Notification) {
    show(Label(text: "a", font: title), Label(text: "b", font: code))
    show(NSHostingView(rootView: Text("c").font(.custom("NewYork-Regular", size: 17))))
    // Families are found in any case, PostScript names are not.
    show(Label(text: "d", font: NSFont(name: "helvetica neue", size: 17)))
    show(Label(text: "e", font: NSFont(name: "helveticaneue-bold", size: 17)))
    // Downloads, which a Mac may fetch when an app asks for them.
    show(Label(text: "f", font: NSFont(name: "ProximaNova-Regular", size: 17)))
  }
}
