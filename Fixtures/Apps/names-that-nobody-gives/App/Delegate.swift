import UIKit

@main
final class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    let tag = TagLabel()
    tag.text = "#pier"
    let note = NoteLabel()
    note.noteFontName = "GateSans-Note"
    note.restyle()
    for part in [tag, note] { window?.addSubview(part) }
  }
}
