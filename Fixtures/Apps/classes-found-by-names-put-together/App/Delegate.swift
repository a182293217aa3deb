import UIKit

extension UIView {
  /// Gives a view a class of its own, without insets.
  func ignoreInsets() {
    guard let viewClass = object_getClass(self) else { return }
    let name = String(cString: class_getName(viewClass)).appending("_NoInsets")
    if let known = NSClassFromString(name) {
      object_setClass(self, known)
    } else if let made = objc_allocateClassPair(viewClass, name, 0) {
      objc_registerClassPair(made)
      object_setClass(self, made)
    }
  }

  static func tile(of kind: String) -> UIView? {
    let module = Bundle.main.bundleIdentifier ?? ""
    let type = NSClassFromString("\(module).\(kind)Tile") as? NSObject.Type
    return type?.init() as? UIView
  }

  static func shop(_ part: String) -> UIView? {
    (NSClassFromString("App.Shop" + part) as? NSObject.Type)?.init() as? UIView
  }
}

@main
final class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow()
    window?.ignoreInsets()
    if let tile = UIView.tile(of: title) { window?.addSubview(tile) }
    if let shop = UIView.shop(title) { window?.addSubview(shop) }
  }

  var title: String { UserDefaults.standard.string(forKey: "title") ?? "" }
}
