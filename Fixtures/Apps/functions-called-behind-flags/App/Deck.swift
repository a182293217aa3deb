// What is only called behind a flag that nothing sets does not run; what is called elsewhere, too, or behind a flag
// that changes, does.
import UIKit

struct Look {
  struct Strip {
    var isShown = false
    var face = "GateSans-Strip"
  }
  var strip = Strip()
  var size: CGFloat = 12
}

class Board: UIViewController {
  var look = Look()
  var isWide = false
  var isOpen = false
  var hasNote = false

  override func viewDidLoad() {
    super.viewDidLoad()
    if look.strip.isShown { view.addSubview(makeStrip()) }
    if self.isWide { addBanner() }
    if isOpen { addDrawer() }
    if isWide { addFoot() }
    guard hasNote else { return addFoot() }
    addNote(2)
    addMargin()
  }

  func press() { isOpen.toggle() }

  func makeStrip() -> UIView {
    let label = UILabel()
    label.font = UIFont(name: look.strip.face, size: look.size)
    return label
  }

  func addBanner() {
    addBannerText()
    if isWide { addBanner() }
  }
  private func addBannerText() { view.add(UIFont(name: "GateSans-Banner", size: 12)) }
  func addDrawer() { view.add(UIFont(name: "GateSans-Drawer", size: 12)) }
  func addFoot() { view.add(UIFont(name: "GateSans-Foot", size: 12)) }
  private func addNote(_ lines: Int) { view.add(UIFont(name: "GateSans-Note", size: 12)) }
  @objc func addMargin() { view.add(UIFont(name: "GateSans-Margin", size: 12)) }
}

class Wide: Board {
  var isHigh = false

  func addEdge() { view.add(UIFont(name: "GateSans-Edge", size: 12)) }
  func draw(_ rect: CGRect) { view.add(UIFont(name: "GateSans-Draw", size: 12)) }
  override func viewWillAppear(_ animated: Bool) {
    if isHigh { addEdge() }
    if isHigh { draw(.zero) }
    let steps = [addEdge]
    steps.forEach { $0() }
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    let board = Wide()
    board.look.size = 14
    board.press()
    window?.rootViewController = board
  }
}
