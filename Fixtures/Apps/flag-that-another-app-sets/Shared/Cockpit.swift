import UIKit

/// Only the pilot's app has a night flight; both have a storm.
final class Cockpit {
  static let shared = Cockpit()
  private(set) var isAtNight = false
  private(set) var isInStorm = false

  func begin(atNight isAtNight: Bool) {
    self.isAtNight = isAtNight
  }

  func begin(inStorm isInStorm: Bool) {
    self.isInStorm = isInStorm
  }

  func end() {
    isAtNight = false
    isInStorm = false
  }

  var face: String {
    if isInStorm { return "GateSans-Storm" }
    return isAtNight ? "GateSans-Night" : "GateSans-Regular"
  }

  func font(size: CGFloat) -> UIFont {
    UIFont(name: face, size: size)!
  }
}
