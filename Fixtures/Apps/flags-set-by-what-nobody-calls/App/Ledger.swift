// What sets a flag counts where something may call it: by its name and its arguments, as a value, or for a protocol.
import SwiftUI
import UIKit

final class Account {
  private(set) var isOfChild = false
  func logIn(isOfChild: Bool) { self.isOfChild = isOfChild }
  func logOut() { isOfChild = false }
}

final class Session {
  var logIns = 0
  func logIn(name: String) { logIns += 1 }
}

final class Lamp {
  var isBright = false
  var isDim = false
  var isHigh = false
  var isLow = false
  func brighten() { isBright.toggle() }
  func dim() { isDim = true }
  func raise() { isHigh = true }
}

protocol Switching { func lower() }
extension Lamp: Switching { func lower() { isLow = true } }

struct Shown: View {
  @State private var isNew = false
  func renew() { isNew = true }
  var body: some View {
    VStack {
      if isNew { Text("a").font(.custom("GateSans-New", size: 17)) }
    }
  }
}

struct Shown_Previews: PreviewProvider {
  static var previews: some View {
    let account = Account()
    account.logIn(isOfChild: true)
    return Shown()
  }
}

final class Page: UIViewController {
  let account = Account()
  let session = Session()
  let lamp = Lamp()

  override func viewDidLoad() {
    session.logIn(name: "a")
    account.logOut()
    if account.isOfChild { view.add(UIFont(name: "GateSans-Child", size: 17)) }
    if lamp.isBright { view.add(UIFont(name: "GateSans-Bright", size: 17)) }
    if lamp.isDim { view.add(UIFont(name: "GateSans-Dim", size: 17)) }
    if lamp.isHigh { view.add(UIFont(name: "GateSans-High", size: 17)) }
    if lamp.isLow { view.add(UIFont(name: "GateSans-Low", size: 17)) }
    let action = lamp.dim
    action()
    [lamp].forEach { $0.raise() }
    let switches: [Switching] = [lamp]
    switches.forEach { $0.lower() }
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    window?.rootViewController = UIHostingController(rootView: Shown())
    window?.rootViewController = Page()
  }
}
