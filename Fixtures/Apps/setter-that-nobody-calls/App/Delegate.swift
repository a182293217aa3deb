// What a setter that nobody calls is given is never there.
import UIKit

var ownFaces: [AnyHashable: Any]? = nil

class Faces: NSObject {
  class func use(faces: [AnyHashable: Any]) {
    ownFaces = faces
  }

  class func value(of key: String) -> AnyObject {
    if ownFaces != nil { return ownFaces![key]! as AnyObject }
    return self.usual()[key]! as AnyObject
  }

  class func usual() -> [AnyHashable: Any] {
    ["title": "GateSans-Bold", "body": "GateSans-Bald"]
  }
}

class Looks: NSObject {
  static var face: String?

  class func choose(_ name: String?) { face = name }
  class func reset() { choose(UserDefaults.standard.string(forKey: "face")) }
}

@UIApplicationMain
class Delegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    let label = UILabel()
    label.font = UIFont(name: Faces.value(of: "title") as! String, size: 12)
    label.font = UIFont(name: Faces.value(of: "body") as! String, size: 12)
    Looks.reset()
    label.font = UIFont(name: Looks.face ?? "GateSans-Bold", size: 12)
  }
}
