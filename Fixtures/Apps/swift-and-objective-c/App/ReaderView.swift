import UIKit

final class ReaderView: UIView {
  func draw() {
    title.font = UIFont(name: kTitleFont, size: 28)
    body.font = UIFont(name: ReaderBodyFont, size: 17)
    note.font = UIFont(name: Theme.noteFont, size: 11)
    caption.font = UIFont(name: Theme.captionFont, size: 12)
    weighted.font = UIFont(name: Theme.name(forWeight: 400), size: 17)
    // A wrapper of Objective-C's, under the name that Swift gives it.
    badge.font = Theme.appFont(withName: "GateSans-Badge", size: 9)
    strong.font = Theme.appFont(withName: "GateSans-Bold", size: 9)
  }
}
