import SwiftUI
import UIKit

protocol Palette {
  static var heading: UIFont { get }
}

/// Its member is asked for by the protocol's name for it.
struct Warm: Palette {
  static var heading: UIFont { headingFace(20) }
  static func headingFace(_ size: CGFloat) -> UIFont { UIFont(name: "GateSans-Warm", size: size)! }
}

func heading<P: Palette>(_ palette: P.Type) -> UIFont { palette.heading }

/// What it stores is made with it.
struct Style {
  let color = UIColor.white
  let caption = Style.captionFace(11)
  static func captionFace(_ size: CGFloat) -> UIFont {
    UIFont(name: "GateSans-Stored", size: size)!
  }
}

/// A key path names its member.
struct Faces {
  var large: UIFont { largeFace(40) }
  func largeFace(_ size: CGFloat) -> UIFont { UIFont(name: "GateSans-Large", size: size)! }

  static func face(at path: KeyPath<Faces, UIFont>) -> UIFont { Faces()[keyPath: path] }
}

/// SwiftUI asks for what a view has.
struct Note: View {
  var body: some View { Text("n").font(noteFont).onAppear { ThemeKit.use(Bridge.self) } }
  var noteFont: Font { noteFace(13) }
  func noteFace(_ size: CGFloat) -> Font { .custom("GateSans-Note", size: size) }
}

/// The system may ask for what is open to it, and a package for what it knows.
final class Bridge: NSObject, Themes {
  @objc static var bridged: UIFont { bridgedFace(15) }
  static func bridgedFace(_ size: CGFloat) -> UIFont { UIFont(name: "GateSans-Bridged", size: size)! }
}
