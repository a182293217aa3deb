import UIKit

// What only this file sets is read elsewhere.
struct Theme {
  private(set) var title = UIFont(name: "GateSans-Title", size: 20)
  private var body = UIFont(name: "GateSans-Body", size: 16)
  public fileprivate(set) var faces = Faces()
}

struct Faces {
  var caption = "GateSans-Caption"
  var note = "GateSans-Regular"
}
