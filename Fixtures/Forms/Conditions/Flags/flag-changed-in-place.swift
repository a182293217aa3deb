// A flag that something changes without a value for it is not what it was declared with.
import SwiftUI
import UIKit

final class Toggled: UIView {
  var isOn = false
  func press() { isOn.toggle() }
  func show() {
    if self.isOn { add(UIFont(name: "GateSans-Bald", size: 17)) }
    //                              ^ wrong
  }
}

final class ToggledSinceItWasSet: UIView {
  var isOn = false
  func press() { isOn.toggle() }
  func show() {
    if self.isOn { add(UIFont(name: "GateSans-Beld", size: 17)) }
    //                              ^ wrong
  }
}

final class SetSinceItWasSet: UIView {
  var isOn = false
  func press() { isOn = true }
  func show() {
    if self.isOn { add(UIFont(name: "GateSans-Bild", size: 17)) }
    //                              ^ wrong
  }
}

final class Counted: UIView {
  var level = 0
  func press() { level += 1 }
  func show() {
    if self.level == 1 { add(UIFont(name: "GateSans-Bold-A", size: 17)) }
    //                                    ^ wrong
  }
}

enum Mode {
  case light, dark
  mutating func flip() { self = .dark }
}

final class Flipped: UIView {
  var mode = Mode.light
  func press() { mode.flip() }
  func show() {
    if self.mode == .dark { add(UIFont(name: "GateSans-Bold-B", size: 17)) }
    //                                       ^ wrong
  }
}

func turnOn(_ flag: inout Bool) { flag = true }

final class GivenAway: UIView {
  var isOn = false
  func press() { turnOn(&isOn) }
  func show() {
    if self.isOn { add(UIFont(name: "GateSans-Bold-C", size: 17)) }
    //                              ^ wrong
  }
}

func turnOn<Root>(_ path: ReferenceWritableKeyPath<Root, Bool>, of root: Root) {
  root[keyPath: path] = true
}

final class SetByPath: UIView {
  var isOnByPath = false
  func press() { turnOn(\.isOnByPath, of: self) }
  func show() {
    if self.isOnByPath { add(UIFont(name: "GateSans-Bold-D", size: 17)) }
    //                                    ^ wrong
  }
}

final class SetByName: UIView {
  @objc var isOnByName = false
  func press() { setValue(true, forKey: "isOnByName") }
  func show() {
    if self.isOnByName { add(UIFont(name: "GateSans-Bold-E", size: 17)) }
    //                                    ^ wrong
  }
}

final class SetSomewhere: UIView {
  var isOnSomewhere = false
  func show() {
    if self.isOnSomewhere { add(UIFont(name: "GateSans-Bold-F", size: 17)) }
    //                                       ^ wrong
  }
}

final class Connected: UIViewController {
  @IBOutlet var label: UILabel?
  func show() {
    if self.label != nil { view.add(UIFont(name: "GateSans-Bold-G", size: 17)) }
    //                                           ^ wrong
  }
}

class Base: UIView {
  var isOnInHeir = false
  func show() {
    if self.isOnInHeir { add(UIFont(name: "GateSans-Bold-H", size: 17)) }
    //                                    ^ wrong
  }
}

final class Heir: Base {
  override func layoutSubviews() { isOnInHeir = true }
}

struct Loading: View {
  @State private var notes: [String]?
  @State private var error: NSError?

  var body: some View {
    VStack {
      if notes == nil { Text("a").font(.custom("GateSans-Bold-M", size: 17)) }
      //                                       ^ wrong
      if let notes { Text(notes[0]).font(.custom("GateSans-Bold-N", size: 17)) }
      //                                         ^ wrong
      if self.error == nil { Text("b").font(.custom("GateSans-Bold-O", size: 17)) }
      //                                            ^ wrong
      if self.error != nil { Text("b").font(.custom("GateSans-Bold-P", size: 17)) }
      //                                            ^ wrong
    }
    .task {
      notes = ["a"]
      error = NSError()
    }
  }
}

final class Filled: UIView {
  var itemOfFilled: Data?
  func show() {
    if self.itemOfFilled != nil { add(UIFont(name: "GateSans-Bold-Q", size: 17)) }
    //                                             ^ wrong
  }
}

struct Kept: View {
  @Stored(.isOn) var isOn = false
  @State private var isOpen = false
  @State private var isShown: Bool

  init(isShown: Bool) { _isShown = State(initialValue: isShown) }

  var body: some View {
    VStack {
      if self.isOn { Text("a").font(.custom("GateSans-Bold-I", size: 17)) }
      //                                    ^ wrong
      if self.isOpen { Text("b").font(.custom("GateSans-Bold-J", size: 17)) }
      //                                      ^ wrong
      if self.isShown { Text("c").font(.custom("GateSans-Bold-K", size: 17)) }
      //                                       ^ wrong
      Lower(isOpen: $isOpen)
    }
    .onTapGesture { isOpen.toggle() }
  }
}

struct Lower: View {
  @Binding var isOpen: Bool

  var body: some View {
    if self.isOpen { Text("d").font(.custom("GateSans-Bold-L", size: 17)) }
    //                                      ^ wrong
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    let toggled = Toggled()
    toggled.press()
    toggled.show()
    let again = ToggledSinceItWasSet()
    again.isOn = false
    again.press()
    again.show()
    let set = SetSinceItWasSet()
    set.isOn = false
    set.press()
    set.show()
    let counted = Counted()
    counted.press()
    counted.show()
    let flipped = Flipped()
    flipped.press()
    flipped.show()
    let given = GivenAway()
    given.press()
    given.show()
    let byPath = SetByPath()
    byPath.press()
    byPath.show()
    let byName = SetByName()
    byName.press()
    byName.show()
    let somewhere = SetSomewhere()
    loadViews().first.isOnSomewhere = true
    somewhere.show()
    let filled = Filled()
    loadViews().first.itemOfFilled = Data()
    filled.show()
    window?.rootViewController = UIHostingController(rootView: Loading())
    let connected = Connected()
    connected.show()
    let heirs: [Base] = [Heir()]
    heirs.forEach { $0.layoutSubviews() }
    for heir in heirs { heir.show() }
    window?.rootViewController = UIHostingController(rootView: Kept(isShown: Settings.isShown))
  }
}
