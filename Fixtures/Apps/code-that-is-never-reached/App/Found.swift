import SwiftUI
import UIKit

protocol CardView {
  static func make() -> AnyView
}

/// It makes what it was given.
final class CardRegistry {
  static let shared = CardRegistry()
  private var types: [String: CardView.Type] = ["card": NoteCard.self]

  func view(for name: String) -> AnyView? { types[name]?.make() }
}

struct NoteCard: View, CardView {
  static func make() -> AnyView { AnyView(NoteCard()) }
  var body: some View { Text("H").font(.custom("GateSans-Live-Card", size: 12)) }
}

/// A storyboard makes it.
final class StampView: UIView {
  override func awakeFromNib() {
    let label = UILabel()
    label.font = UIFont(name: "GateSans-Live-Stamp", size: 12)
    addSubview(label)
  }
}

/// It is found by its name.
final class SealView: UIView {
  override func layoutSubviews() {
    let label = UILabel()
    label.font = UIFont(name: "GateSans-Live-Seal", size: 12)
    addSubview(label)
  }
}

extension PageView {
  static var sealType: AnyClass? { NSClassFromString("Diary.SealView") }
  static var dressing: Selector { #selector(UILabel.dress) }
}

/// Nothing makes it: the system makes only the delegates that Info.plist names.
final class Reminder: NSObject, UNUserNotificationCenterDelegate {
  @objc func remind() {
    let label = UILabel()
    label.font = UIFont(name: "GateSans-Dead-Reminder", size: 12)
  }
}

extension UILabel {
  @objc func dress() { font = UIFont(name: "GateSans-Live-Selector", size: 12) }
  func undress() { font = UIFont(name: "GateSans-Dead-Selector", size: 12) }
}

/// Nothing makes it, and it has delegates.
final class OldStamp: UIView, UIScrollViewDelegate {
  func stamp() {
    let label = UILabel()
    label.font = UIFont(name: "GateSans-Dead-Stamp", size: 12)
    addSubview(label)
  }
}
